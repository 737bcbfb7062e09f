import type { Finding } from './wapiti.ts';

/** Findings that are no fault, and why; docs/reliability.md says the same. */
const EXPLAINED: readonly { readonly category: RegExp; readonly info: RegExp; readonly why: string }[] = [];

export const explanationOf = ({ category, info }: Finding): string | undefined =>
  EXPLAINED.find((each) => each.category.test(category) && each.info.test(info))?.why;
