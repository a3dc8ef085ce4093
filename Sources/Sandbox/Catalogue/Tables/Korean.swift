extension CatalogueTable {
  /// What is made in Korea, with descriptions as their readers would write them.
  static let korean = #"""
    JaeYeopHan/Interview_Question_for_Beginner 16200 3950 - MIT 2017-04 interview korean
      신입 개발자 기술 면접을 준비하는 사람들을 위한 질문과 답 모음
    gyoogle/tech-interview-for-developer 16600 3900 Java MIT 2019-04 interview korean
      신입 개발자 전공 지식과 기술 면접 백과사전 📖
    WooVictory/Ready-For-Tech-Interview 2500 480 - - 2019-11 interview korean
      주니어 개발자를 위한 기술 면접 준비 저장소
    JeaSungLEE/iOSInterviewquestions 1250 170 - - 2018-05 ios swift interview korean
      iOS 개발자가 받을 만한 면접 질문 모음
    orioncactus/pretendard 14500 300 CSS OFL-1.1 2021-05 font hangul korean
      어느 플랫폼에서든 쓸 수 있는 시스템 UI 대체 글꼴
    spoqa/spoqa-han-sans 1600 170 HTML - 2015-08..2022-02 font hangul korean
      다국어 서비스를 위한 스포카 한 산스 글꼴
    naver/d2codingfont 1950 110 - OFL-1.1 2015-08 font hangul coding
      개발자를 위한 고정폭 글꼴, 한글과 영문
    naver/billboard.js 5900 370 TypeScript MIT 2017-06 charts d3
      재사용하기 쉬운 D3 차트 라이브러리
    naver/egjs-flicking 2850 150 TypeScript MIT 2018-06 carousel touch
      반응형 캐러셀 컴포넌트 🎡
    naver/fe-news 5500 550 - - 2016-08 frontend news korean
      프론트엔드 소식을 다달이 전하는 큐레이션
    naver/ngrinder 2000 480 Java Apache-2.0 2015-08 load-testing java
      기업 환경에 맞춘 부하 테스트 도구
    pinpoint-apm/pinpoint 13800 3750 Java Apache-2.0 2014-10 apm tracing monitoring
      Traces large distributed systems written in several languages
    nhn/tui.editor 17800 1800 TypeScript MIT 2015-07 markdown editor
      마크다운과 위지윅을 함께 쓰는 편집기 🍞
    nhn/tui.calendar 12500 1350 TypeScript MIT 2017-06 calendar javascript
      모든 것을 갖춘 자바스크립트 달력 📅
    nhn/tui.image-editor 7500 1320 JavaScript MIT 2016-08 image editor
      캔버스로 만든 이미지 편집기 🎨
    line/armeria 5050 970 Java Apache-2.0 2015-11 microservices http2 java
      A microservice framework for whatever protocol
    line/line-bot-sdk-python 2000 960 Python Apache-2.0 2016-03 line bot sdk
      The SDK of LINE's messaging API in Python
    line/line-sdk-ios-swift 800 130 Swift Apache-2.0 2018-11 line sdk ios swift
      Signs in with LINE, for iOS in Swift
    line/abc-user-feedback 300 40 TypeScript Apache-2.0 2023-03 feedback
      A web application to collect what users say
    toss/es-toolkit 10300 460 TypeScript - 2024-04 utilities javascript
      작고 빠른 최신 자바스크립트 유틸리티
    toss/slash 2550 280 TypeScript MIT 2022-04..2024-11 typescript react
      토스에서 쓰던 타입스크립트 패키지 모음
    toss/use-funnel 850 60 TypeScript MIT 2023-10 react funnel
      단계별 화면을 안전하게 다루는 리액트 훅
    toss/suspensive 850 60 TypeScript MIT 2022-08 react suspense
      서스펜스를 편하게 쓰게 해 주는 라이브러리
    daangn/stackflow 900 90 TypeScript MIT 2022-02 mobile navigation react
      모바일 웹뷰를 위한 스택 내비게이션
    daangn/seed-design 550 30 TypeScript Apache-2.0 2021-10 design-system
      당근의 디자인 시스템 🥕
    kakao/khaiii 1450 300 C++ Apache-2.0 2018-11..2021-02 nlp korean morphology
      카카오 한국어 형태소 분석기
    kakao/kakao-ios-sdk 80 20 Swift Apache-2.0 2021-06 kakao sdk ios swift
      카카오 iOS SDK
    konlpy/konlpy 1450 390 Python GPL-3.0 2014-08 nlp korean python
      파이썬 한국어 자연어 처리 패키지
    SKTBrain/KoBERT 1350 370 Jupyter_Notebook Apache-2.0 2019-10 bert korean nlp
      한국어를 위한 BERT 🤖
    SKT-AI/KoGPT2 540 100 Jupyter_Notebook - 2020-02 gpt korean nlp
      한국어 GPT-2 모델
    monologg/KoELECTRA 640 90 Python Apache-2.0 2020-04..2022-03 electra korean nlp
      한국어로 사전 학습한 ELECTRA
    haven-jeon/KoNLP 170 45 R - 2012-10..2019-12 nlp korean
    lovit/soynlp 980 190 Python - 2016-05 nlp korean
      한국어를 비지도 학습으로 분석하는 도구
    clovaai/deep-text-recognition-benchmark 3850 1120 Jupyter_Notebook Apache-2.0 2019-04 ocr
      Compares how text is recognised in photographs
    clovaai/donut 6600 540 Python MIT 2022-07 ocr document-understanding
      Understands documents without optical character recognition
    clovaai/CRAFT-pytorch 3350 920 Python MIT 2019-06 text-detection
      Finds characters in pictures by regions
    kakaobrain/coyo-dataset 1200 40 Python - 2022-08 dataset
      A large set of pairs of pictures and texts
    woowacourse/woowacourse-docs 400 140 - - 2019-05 education korean
      우아한테크코스의 과정 문서
    woowabros/woowabros.github.io 220 80 HTML - 2016-05 blog korean
      우아한형제들 기술 블로그
    jojoldu/freelec-springboot2-webservice 2200 1650 Java MIT 2019-04 spring-boot book korean
      스프링 부트와 AWS로 혼자 구현하는 웹 서비스, 책의 예제
    jojoldu/junior-recruit-scheduler 3600 260 - - 2017-11 recruit korean
      주니어 개발자 채용 정보 모음
    brave-people/Dev-Event 5000 330 - - 2019-11 events korean
      개발자 행사를 알려 주는 달력 🎈
    awesome-devblog/awesome-devblog 2950 280 JavaScript - 2016-12 blog korean
      한국어 개발 블로그를 모은 어썸 데브 블로그
    channel-io/bezier-react 330 50 TypeScript Apache-2.0 2020-11 design-system react
      채널톡 디자인 시스템의 리액트 구현
    banksalad/styleguide 350 40 - - 2018-08 style-guide korean
      뱅크샐러드의 코드 스타일 안내
    StyleShare/swift-style-guide 1000 150 - - 2015-08..2021-11 swift style-guide korean
      스타일쉐어에서 쓰는 Swift 스타일 가이드
    minsOne/iOSApplicationTemplate 190 20 Swift - 2020-03 ios swift tuist korean
    """#
}
