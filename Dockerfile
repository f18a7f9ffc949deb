FROM python:3.11-slim AS build
WORKDIR /src
RUN python -m venv /opt/bot
COPY requirements.lock .
RUN /opt/bot/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
RUN /opt/bot/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim
# Always the same numbers: the volume's files belong to them, whatever image wrote them. They are those that the system used
# to choose, so that volumes of earlier images keep their owner.
RUN groupadd --system --gid 999 bot && useradd --system --uid 999 --gid 999 --create-home --home-dir /var/lib/bot bot
COPY --from=build /opt/bot /opt/bot
ENV PATH=/opt/bot/bin:$PATH PYTHONUNBUFFERED=1 DATA_DIR=/var/lib/bot/data HEALTH_PORT=8080
USER 999:999
WORKDIR /var/lib/bot
RUN mkdir data
VOLUME /var/lib/bot/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot", "run"]
