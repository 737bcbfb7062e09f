/** The words of one game, or of the whole platform, in one language. */
export interface Terms<Concept extends string = string> {
  /** The one word for each thing, as rules, refusals, tables, logs and lessons say it. */
  readonly words: Readonly<Record<Concept, string>>;
  /** What is not said (a regular expression of whole words), and what is said instead. */
  readonly out: Readonly<Record<string, string>>;
}

/** English names the concepts; a translation that misses one does not compile. */
export const terms = <Concept extends string>(english: Terms<Concept>): Terms<Concept> => english;

export type Translation<English> = English extends Terms<infer Concept> ? Terms<Concept> : never;
