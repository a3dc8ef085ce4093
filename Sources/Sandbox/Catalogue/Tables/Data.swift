extension CatalogueTable {
  /// Machine learning and the handling of data.
  static let data = #"""
    tensorflow/tensorflow 192000 74900 C++ Apache-2.0 2015-11 tensorflow machine-learning
      An open framework of machine learning for everyone
    pytorch/pytorch 94500 25700 Python - 2016-08 pytorch deep-learning tensors
      Tensors and dynamic neural networks in Python
    keras-team/keras 63500 19600 Python Apache-2.0 2015-03 keras deep-learning
      Deep learning for humans
    scikit-learn/scikit-learn 63800 26300 Python BSD-3-Clause 2010-08 machine-learning python
      Machine learning in Python
    huggingface/transformers 151500 30700 Python Apache-2.0 2018-10 transformers nlp deep-learning
      Models for text, vision, audio and all of them together 🤗
    huggingface/diffusers 31500 6450 Python Apache-2.0 2022-05 diffusion image-generation
      Diffusion models for images, video and audio 🤗
    openai/whisper 90000 11200 Python MIT 2022-09 speech-recognition
      Robust speech recognition by weak supervision at large scale
    openai/gym 36500 8700 Python - 2016-04..2024-10 reinforcement-learning
      A toolkit to compare algorithms of reinforcement learning
    ggml-org/llama.cpp 88500 13500 C++ MIT 2023-03 llama inference c++
      Inference of language models in C and C++
    ggml-org/whisper.cpp 44000 4850 C++ MIT 2022-09 whisper speech-recognition c++
      A port of Whisper to C and C++
    ollama/ollama 156000 13600 Go MIT 2023-06 llama language-models
      Gets large language models up and running
    vllm-project/vllm 61500 11000 Python Apache-2.0 2023-02 inference language-models
      Serves language models with high throughput
    langchain-ai/langchain 119000 19600 Python MIT 2022-10 language-models agents
      Builds reasoning applications by their context
    AUTOMATIC1111/stable-diffusion-webui 158000 29200 Python AGPL-3.0 2022-08 stable-diffusion web
      A web interface for Stable Diffusion
    comfyanonymous/ComfyUI 92500 10300 Python GPL-3.0 2023-01 diffusion nodes
      A modular interface of nodes for diffusion models
    karpathy/nanoGPT 48500 8150 Python MIT 2022-12 gpt training
      The simplest repository to train medium-sized GPTs
    karpathy/llm.c 28000 3300 Cuda MIT 2024-04 gpt cuda
      Trains language models in plain C and CUDA
    jax-ml/jax 33800 3200 Python Apache-2.0 2018-10 jax autodiff
      Transformations of Python programs that compute with arrays
    ml-explore/mlx 22500 1370 C++ MIT 2023-11 mlx apple-silicon machine-learning
      An array framework for Apple silicon
    tinygrad/tinygrad 30500 3750 Python MIT 2020-10 deep-learning
      You like PyTorch? You like micrograd? You love this
    apache/spark 42000 28800 Scala Apache-2.0 2014-02 spark big-data
      A unified engine for data at large scale
    apache/airflow 43000 15700 Python Apache-2.0 2015-04 workflow scheduling
      Authors, schedules and monitors workflows
    apache/superset 68500 15900 TypeScript Apache-2.0 2015-07 visualization dashboards
      A platform to explore and visualise data
    apache/arrow 16000 3900 C++ Apache-2.0 2016-02 arrow columnar
      A columnar format and a toolbox for data interchange
    pandas-dev/pandas 47000 19100 Python BSD-3-Clause 2010-08 pandas data-analysis python
      Flexible and powerful data analysis for Python
    numpy/numpy 30700 11600 Python - 2010-09 numpy python arrays
      The fundamental package of scientific computing in Python
    scipy/scipy 14200 5500 Python BSD-3-Clause 2011-03 scipy python science
      Software for mathematics, science and engineering
    matplotlib/matplotlib 22000 8100 Python - 2011-02 plotting python
      Plots with Python
    pola-rs/polars 36000 2450 Rust - 2020-05 dataframe rust
      Extremely fast data frames
    jupyter/notebook 12600 5450 Jupyter_Notebook BSD-3-Clause 2015-04 jupyter notebook
      The interactive notebook of Jupyter
    streamlit/streamlit 42000 3850 Python Apache-2.0 2019-08 data-apps python
      Turns scripts into data apps that can be shared
    opencv/opencv 85000 56500 C++ Apache-2.0 2012-07 opencv computer-vision c++
      A library of computer vision
    ultralytics/ultralytics 48500 9350 Python AGPL-3.0 2022-09 yolo object-detection
      Detects, segments and tracks objects
    facebookresearch/segment-anything 52000 6150 Jupyter_Notebook Apache-2.0 2023-03 segmentation
    facebookresearch/faiss 38000 4150 C++ MIT 2017-02 similarity-search vectors
      Searches and clusters dense vectors
    milvus-io/milvus 39000 3500 Go Apache-2.0 2019-09 vector-database
      A vector database that scales
    qdrant/qdrant 26800 1850 Rust Apache-2.0 2020-05 vector-database rust
      A vector database with a filter for every payload
    tesseract-ocr/tesseract 70500 10300 C++ Apache-2.0 2014-08 ocr
      The engine of optical character recognition
    explosion/spaCy 32600 4600 Python MIT 2014-07 nlp python
      Natural language processing of industrial strength
    rasbt/LLMs-from-scratch 77500 11500 Jupyter_Notebook - 2023-07 language-models book
      Builds a ChatGPT-like model step by step
    rstudio/shiny 5500 1850 R - 2012-06 r web
      Easy interactive web applications with R
    tidyverse/ggplot2 6750 2100 R - 2008-05 r visualization
      The grammar of graphics in R
    dmlc/xgboost 27600 8800 C++ Apache-2.0 2014-02 gradient-boosting
      Scalable, portable and distributed gradient boosting
    ray-project/ray 39500 6850 Python Apache-2.0 2016-10 distributed machine-learning
      Scales Python and machine learning
    mlflow/mlflow 22500 5050 Python Apache-2.0 2018-06 experiments machine-learning
      Keeps track of models and experiments
    """#
}
