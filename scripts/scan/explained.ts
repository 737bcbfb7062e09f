import type { Finding } from './wapiti.ts';

/** Findings that are no fault, and why; docs/reliability.md says the same. */
const EXPLAINED: readonly { readonly category: RegExp; readonly info: RegExp; readonly why: string }[] = [
  {
    category: /^HTTP Secure Headers$/,
    info: /^X-XSS-Protection is not set/,
    why: 'it is 0: the filters of old browsers that 1 would turn on were themselves a way to attack pages',
  },
];

export const explanationOf = ({ category, info }: Finding): string | undefined =>
  EXPLAINED.find((each) => each.category.test(category) && each.info.test(info))?.why;
