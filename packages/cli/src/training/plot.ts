import type { Report } from './course.ts';

const HEIGHT = 10;

/** The win share over the games played, as a picture of characters. */
export function plot(reports: readonly Report[]): string[] {
  const rows = Array.from({ length: HEIGHT + 1 }, (_, i) => {
    const level = HEIGHT - i;
    const label = level % 5 === 0 ? `${(100 * level) / HEIGHT} %`.padStart(6) : '      ';
    const marks = reports.map(({ wins }) => (Math.round(wins * HEIGHT) === level ? '  ●' : '   ')).join('');
    return `${label} │${marks}`;
  });
  const games = reports.length > 0 ? `${reports[0].games} … ${reports[reports.length - 1].games} games` : '';
  return [...rows, `       └${'───'.repeat(reports.length)}`, `        ${games}`];
}
