FROM python:3.11-slim AS build
WORKDIR /src
RUN python -m venv /opt/bot
COPY requirements.lock .
RUN /opt/bot/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
RUN /opt/bot/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim
RUN useradd --system --create-home --home-dir /var/lib/bot bot
COPY --from=build /opt/bot /opt/bot
ENV PATH=/opt/bot/bin:$PATH PYTHONUNBUFFERED=1 DATA_DIR=/var/lib/bot/data HEALTH_PORT=8080
USER bot
WORKDIR /var/lib/bot
RUN mkdir data
VOLUME /var/lib/bot/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot", "run"]
