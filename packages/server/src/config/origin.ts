/** Like `https://ahu.example`, without a path; undefined for anything else. */
export function readOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url !== null && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}
