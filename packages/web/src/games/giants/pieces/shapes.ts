/** Outlines that several drawings share. */

const star = (points: number, outer: number, inner: number): string =>
  Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    return `${i === 0 ? 'M' : 'L'}${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`;
  })
    .join('')
    .concat('Z');

/** The foot of each piece tells it from the others, within 24 units. */
export const FOOT = {
  worker: 'M12 1.6a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 0 1 0-20.8z',
  sorcerer: star(7, 12.6, 8.4),
  chief: 'M12-1 25 12 12 25-1 12z',
} as const;

export const SHIELD = 'M12 1.5 21 4.5V12q0 7-9 11-9-4-9-11V4.5z';

/** The height of a moai by its size, beside a width of 24. */
export const MOAI_HEIGHT = [0, 31, 41, 53] as const;
