# The cloud with its sandbox host in a container. Data is in the volume /data; settings are environment variables (docs/operations.md).
# The Node that npm pins too. Tag and digest move together; docs/releasing.md, Image, says how.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /opt/ledgerline
COPY . .
# The clients under /downloads are built and the sources joined here: the compilers are no part of the image.
RUN npm ci --ignore-scripts && npm run packages && npm run join

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

WORKDIR /opt/ledgerline
COPY . .
# The image brings its own Node, so the pinned one is left out. No package may run a script. npm installs what folders of the tests need, too.
RUN npm ci --omit=dev --omit=optional --ignore-scripts && rm -rf test && npm cache clean --force
COPY --from=packages /opt/ledgerline/dist/packages dist/packages
COPY --from=packages /opt/ledgerline/dist/joined dist/joined

ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data LOG_FORMAT=json MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process and gets the signals itself; it stops its sandbox host before it ends.
CMD ["node", "start.ts"]
