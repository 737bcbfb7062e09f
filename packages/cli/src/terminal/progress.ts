const LONGEST_BAR = 40;
/** Milliseconds before a guess is ventured of how long it will still take. */
const FIRST_GUESS = 2000;

/** A bar on the error output, for people only: scripts and files see nothing of it. A note says what goes on meanwhile. */
export function progressBar(total: number): (done: number, note?: string) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  const start = performance.now();
  return (done, note) => {
    if (done === total) return void stderr.write('\r\x1b[K');
    const elapsed = performance.now() - start;
    const left = done > 0 && elapsed > FIRST_GUESS ? [`${lasting((elapsed * (total - done)) / done)} left`] : [];
    const text = [`${done}/${total}`, ...(note === undefined ? [] : [note]), ...left].join(', ');
    const length = Math.max(0, Math.min(LONGEST_BAR, (stderr.columns || 80) - text.length - 2));
    const filled = Math.floor((length * done) / total);
    stderr.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(length - filled)} ${text}`);
  };
}

/** 'about 40 s', 'about 3 min', 'about 2 h'. */
export function lasting(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const [count, unit] = seconds < 90 ? [seconds, 's'] : seconds < 5400 ? [seconds / 60, 'min'] : [seconds / 3600, 'h'];
  return `about ${Math.max(1, Math.round(count))} ${unit}`;
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

/** One line that the next one replaces; an empty one clears it. For people only, as the bar is. */
export function showStatus(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}
