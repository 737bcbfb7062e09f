// Ends with 0 while the server of this machine answers that it is well: for the health check of a container.
const { PORT = '8700' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
