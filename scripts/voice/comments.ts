/** Words that make a comment a riddle: they hide who does something, or how many (CONTRIBUTING.md, "Names and voice"). */
const VAGUE = /\b(whoever|somebody|so (many|much|often|long))\b/i;

const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`\w])\/\/.*$/gm;

/** The comments of a source text that have such a word, each as its first line with one. */
export const vagueCommentsIn = (source: string): string[] =>
  Array.from(source.matchAll(COMMENT), ([comment]) => comment.split('\n').find((line) => VAGUE.test(line))).flatMap(
    (line) => line?.trim() ?? [],
  );
