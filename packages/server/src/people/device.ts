const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const found = (agent: string, names: readonly (readonly [string, string])[]): string[] =>
  names
    .filter(([sign]) => agent.includes(sign))
    .slice(0, 1)
    .map(([, name]) => name);

/** "Firefox, Linux": enough to tell one's own devices apart; nothing else of a user agent is stored. */
export const deviceOf = (agent = ''): string => [...found(agent, BROWSERS), ...found(agent, SYSTEMS)].join(', ');
