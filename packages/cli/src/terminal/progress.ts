const BAR = 40;

/** A bar on the error output, for people only: scripts and files see nothing of it. */
export function progressBar(total: number): (done: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  return (done) => {
    const filled = Math.floor((BAR * done) / total);
    stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total}`);
    if (done === total) stderr.write(`\r\x1b[K`);
  };
}

/** For what nobody knows the end of. */
export function counter(what: string): { show(done: number): void; clear(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => {}, clear: () => {} };
  let shown = 0;
  return {
    show(done) {
      if (Date.now() - shown < 200) return;
      shown = Date.now();
      stderr.write(`\r${done} ${what}`);
    },
    clear: () => void stderr.write('\r\x1b[K'),
  };
}
