# syntax=docker/dockerfile:1
# Husvær as an image. The setting ROLE selects web node or worker (docs/operations.md).

FROM node:26.10.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY domain/package.json domain/
COPY server/package.json server/
COPY demo/package.json demo/
COPY web/package.json web/
# No install scripts: only the package `node` needs one, and the image has Node already.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --workspace @husvaer/domain --workspace @husvaer/contract --workspace @husvaer/server

FROM packages AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY contract contract
COPY domain domain
COPY web web
COPY script/finish-build.ts script/
RUN cd web && node ../node_modules/@react-router/dev/bin.cjs build && cd .. && node script/finish-build.ts

FROM node:26.10.0-slim
ENV NODE_ENV=production VAR_DIR=/var/husvaer
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY contract contract
COPY domain domain
COPY server server
COPY --from=packages /app/server/node_modules server/node_modules
COPY web/package.json web/
COPY --from=build /app/web/build web/build
# The only folders it writes to. With bucket, database and key elsewhere it writes nothing there.
RUN mkdir /var/husvaer /var/bank /backups && chown node:node /var/husvaer /var/bank /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
