/// Stores in Seoul that do not exist: Korean and English name, what they are found by, address,
/// coordinates, rating and number of reviews, if any.
enum SandboxStores {
  static let table = #"""
    다락방 치킨|Attic Chicken|치킨 chicken 맥주|마포구 와우산로 211|37.5546,126.9238|4.4|812
    바삭한 하루|Crisp Day|치킨 chicken 호프|강남구 테헤란로 1123|37.4991,127.0312|4.1|2304
    골목 통닭|Alley Whole Chicken|치킨 통닭 chicken|종로구 자하문로 318|37.5791,126.9712|4.6|157
    노란 우산 치킨|Yellow Umbrella Chicken|치킨 chicken 배달|송파구 백제고분로 1402|37.5047,127.1069|3.8|431
    한강 닭강정|Han River Dakgangjeong|치킨 닭강정 chicken|영등포구 여의나루로 977|37.5281,126.9327|4.2|1290
    두 번 튀긴 집|Twice Fried|치킨 chicken 튀김|서대문구 연세로 105|37.5588,126.9368|4.7|96
    마늘과 간장|Garlic and Soy|치킨 chicken 간장치킨|관악구 관악로 1614|37.4783,126.9516|4.0|645
    정류장 치킨|Bus Stop Chicken|치킨 chicken|성북구 동소문로 2048|37.5929,127.0165||
    파닭 연구소|Scallion Chicken Lab|치킨 파닭 chicken|광진구 아차산로 3071|37.5403,127.0692|4.3|388
    옥상 후라이드|Rooftop Fried|치킨 chicken 루프탑|용산구 녹사평대로 640|37.5341,126.9881|4.5|1021
    느린 족발|Slow Jokbal|족발 jokbal pork|중구 퇴계로 1256|37.5582,127.0079|4.5|3120
    새벽 족발|Daybreak Jokbal|족발 jokbal 야식|강남구 봉은사로 1327|37.5094,127.0388|4.1|754
    할머니의 솥|Grandmother's Pot|족발 보쌈 jokbal bossam|마포구 마포대로 810|37.5444,126.9507|4.8|67
    불맛 족발|Fire Jokbal|족발 불족발 jokbal|동작구 노량진로 1188|37.5134,126.9423|3.9|512
    장작 보쌈|Firewood Bossam|보쌈 족발 bossam|구로구 디지털로 2310|37.4846,126.9010|4.2|903
    반반 족발집|Half and Half Jokbal|족발 jokbal|노원구 동일로 9142|37.6552,127.0613|4.0|288
    시장 안쪽 족발|Inside the Market|족발 jokbal 시장|동대문구 왕산로 1970|37.5802,127.0397|4.4|1466
    족발과 막국수|Jokbal and Buckwheat|족발 막국수 jokbal noodles|양천구 목동로 2255|37.5262,126.8645||
    첫차 커피|First Train Coffee|커피 카페 coffee cafe|용산구 한강대로 3405|37.5547,126.9706|4.6|2210
    두 잔째|Second Cup|커피 카페 coffee cafe|성동구 연무장길 910|37.5427,127.0565|4.7|1875
    구름 한 스푼|A Spoon of Cloud|커피 카페 디저트 coffee dessert|마포구 연남로 706|37.5661,126.9236|4.3|642
    돌담 커피|Stone Wall Coffee|커피 카페 coffee|종로구 계동길 845|37.5822,126.9866|4.5|518
    느티나무 로스터스|Zelkova Roasters|커피 로스터리 coffee roastery|송파구 오금로 1120|37.5099,127.1091|4.8|209
    열세 번째 창문|The Thirteenth Window|커피 카페 coffee cafe|강남구 도산대로 4502|37.5231,127.0389|4.0|1333
    밤의 커피|Coffee at Night|커피 카페 coffee 야간|서초구 서초대로 3970|37.4960,127.0246|4.2|477
    책과 커피 사이|Between Books and Coffee|커피 카페 서점 coffee books|관악구 봉천로 4810|37.4827,126.9531|4.9|58
    호수 앞 커피|Lakeside Coffee|커피 카페 coffee|송파구 석촌호수로 2680|37.5096,127.1003|4.1|3044
    작은 배 커피|Little Boat Coffee|커피 coffee takeout|중구 청계천로 405|37.5687,126.9880||
    Paper Moon Coffee|Paper Moon Coffee|커피 카페 coffee cafe|강서구 공항대로 2110|37.5590,126.8266|4.4|351
    Blue Stairs|Blue Stairs|커피 카페 coffee brunch|용산구 이태원로 1955|37.5349,126.9945|4.3|980
    떡볶이 산책|Tteokbokki Walk|떡볶이 분식 tteokbokki|종로구 통인동길 180|37.5807,126.9700|4.2|1508
    종소리 분식|School Bell Snacks|분식 김밥 떡볶이 snacks|서대문구 이화여대길 520|37.5590,126.9455|4.0|276
    매운 계단|Spicy Stairs|떡볶이 분식 tteokbokki|동작구 사당로 1401|37.4800,126.9780|3.7|189
    김밥 한 줄|One Roll|김밥 분식 gimbap|강동구 천호대로 10160|37.5385,127.1236|4.3|95
    순대와 친구들|Sundae and Friends|순대 분식 sundae|관악구 신림로 3305|37.4843,126.9293|4.1|1120
    어묵 골목|Fishcake Alley|어묵 분식 fishcake|영등포구 영중로 480|37.5179,126.9070||
    겨울 냉면|Winter Naengmyeon|냉면 naengmyeon noodles|중구 을지로 1570|37.5664,126.9950|4.6|2765
    메밀밭 가는 길|Way to the Buckwheat|막국수 메밀 noodles|성북구 성북로 1310|37.5928,127.0011|4.5|433
    칼국수 한 그릇|A Bowl of Kalguksu|칼국수 국수 noodles|중구 남대문시장길 420|37.5591,126.9777|4.4|1999
    비 오는 날 국수|Rainy Day Noodles|국수 잔치국수 noodles|은평구 연서로 2901|37.6195,126.9210|4.7|74
    콩국수 여름|Soy Noodle Summer|콩국수 국수 noodles|영등포구 국회대로 7680|37.5289,126.9171|4.2|840
    라멘 등대|Ramen Lighthouse|라멘 일식 ramen noodles|마포구 독막로 912|37.5489,126.9190|4.5|1622
    연기와 불|Smoke and Fire|삼겹살 고기 barbecue pork|강남구 논현로 8450|37.5230,127.0284|4.3|2890
    목요일의 고기|Thursday Meat|고기 한우 barbecue beef|성동구 마장로 3310|37.5667,127.0393|4.6|1204
    솥뚜껑 삼겹살|Pot Lid Samgyeopsal|삼겹살 고기 barbecue|금천구 가산디지털로 1250|37.4780,126.8830|3.9|566
    갈비 두 대|Two Ribs|갈비 고기 ribs barbecue|노원구 상계로 702|37.6560,127.0630|4.1|701
    곱창 별자리|Gopchang Constellation|곱창 gopchang|광진구 능동로 1104|37.5408,127.0713|4.4|1388
    불판 위의 오후|Afternoon on the Grill|고기 닭갈비 barbecue|도봉구 도봉로 5502|37.6540,127.0390||
    파도 횟집|Wave Raw Fish|회 횟집 sashimi seafood|동작구 노들로 6740|37.5151,126.9410|4.2|1750
    소금과 바다|Salt and Sea|해물 조개 seafood|강서구 양천로 3602|37.5680,126.8190|4.0|322
    새우 등|Shrimp Lantern|새우 해물 seafood|송파구 양재대로 9321|37.4926,127.1190|4.3|218
    초밥 여덟 개|Eight Pieces|초밥 일식 sushi|서초구 반포대로 1811|37.5018,127.0060|4.7|940
    밀과 버터|Wheat and Butter|빵 베이커리 bakery|용산구 보광로 602|37.5273,126.9990|4.6|1302
    일곱 시 빵집|Seven O'Clock Bakery|빵 베이커리 bakery|마포구 성미산로 1610|37.5632,126.9250|4.8|385
    소금빵 정거장|Salt Bread Stop|빵 소금빵 bakery|성동구 서울숲길 340|37.5470,127.0420|4.4|2455
    통밀 서재|Wholewheat Library|빵 베이커리 bakery vegan|종로구 율곡로 1024|37.5770,126.9920||
    단팥 시계|Red Bean Clock|빵 단팥빵 bakery|중랑구 망우로 3540|37.5960,127.0900|4.1|140
    크루아상 3번지|Croissant No. 3|빵 베이커리 bakery coffee|강남구 선릉로 6650|37.5180,127.0405|4.5|789
    달 아래 주막|Tavern under the Moon|막걸리 전 pub makgeolli|종로구 돈화문로 770|37.5730,126.9900|4.3|611
    홉과 보리|Hops and Barley|맥주 펍 pub beer|용산구 신흥로 480|37.5430,126.9870|4.4|1044
    사다리 와인|Ladder Wine|와인 wine bar|성동구 왕십리로 1190|37.5463,127.0441|4.6|203
    북쪽 만두|Northern Dumplings|만두 중식 dumplings|마포구 동교로 1910|37.5610,126.9270|4.5|1590
    자전거 짜장|Bicycle Jjajang|짜장면 중식 chinese|서대문구 연희로 940|37.5680,126.9300|4.0|860
    샐러드 정원|Salad Garden|샐러드 비건 salad vegan|강남구 영동대로 5130|37.5110,127.0590|4.2|377
    두부 공방|Tofu Workshop|두부 비건 tofu vegan|종로구 삼청로 610|37.5840,126.9815|4.7|1130
    카레 온도|Curry Temperature|카레 curry|마포구 포은로 810|37.5560,126.9060|4.4|492
    타코 오후 네 시|Taco at Four|타코 멕시칸 taco|용산구 우사단로 1420|37.5320,126.9960|4.1|268
    피자 삼각형|Pizza Triangle|피자 pizza|성북구 보국문로 1160|37.6105,127.0090|3.9|150
    """#
}
