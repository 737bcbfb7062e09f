import { settings } from './settings.svelte.ts';

/** A share of 1 as people of the page's language write it: "6 %", and with a sign "+6 %". */
export const percent = (share: number, signed = false): string =>
  new Intl.NumberFormat(settings.language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
    .format(share)
    .replace('-', '−');
