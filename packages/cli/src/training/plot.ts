import type { Report } from './course.ts';

const HEIGHT = 10;
/** More exams than this are thinned out. */
const WIDEST = 24;

/** The share of wins at tables of the version it began with, over the games played, as a picture of characters. */
export function plot(reports: readonly Report[], seats: number): string[] {
  const step = Math.max(1, Math.ceil(reports.length / WIDEST));
  const shown = reports.filter((_, i) => (reports.length - 1 - i) % step === 0);
  const rows = Array.from({ length: HEIGHT + 1 }, (_, i) => {
    const level = HEIGHT - i;
    const label = level % 5 === 0 ? `${(100 * level) / HEIGHT} %`.padStart(6) : '      ';
    const isEven = Math.round(HEIGHT / seats) === level;
    const marks = shown.map((report) =>
      Math.round(report.beginning * HEIGHT) === level ? '  ●' : isEven ? ' ··' : '   ',
    );
    return `${label} │${marks.join('')}`;
  });
  const games = shown.length > 0 ? `${shown[0].games} … ${shown[shown.length - 1].games} games` : '';
  return [
    '',
    '  wins at tables of the version it began with; dots are an even share',
    ...rows,
    `       └${'───'.repeat(shown.length)}`,
    `        ${games}`,
  ];
}
