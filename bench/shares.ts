import { type Profiler, Session } from 'node:inspector';

/** What a search spends its time on. */
export const PARTS = ['rules', 'hints', 'features', 'network', 'tree', 'garbage'] as const;
export type Part = (typeof PARTS)[number];
export type Shares = Readonly<Record<Part, number>>;

const MICROSECONDS = 100;

/** Looks every tenth of a millisecond at what some work is at, and returns the parts' shares of the looks. */
export function sharesOf(work: () => void): Shares {
  const { nodes } = profileOf(work);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const hits = new Map<Part, number>(PARTS.map((part) => [part, 0]));
  const count = (node: Profiler.ProfileNode, above: Part | undefined): void => {
    const part = partOf(node.callFrame.functionName, node.callFrame.url, above);
    if (part !== undefined) hits.set(part, (hits.get(part) ?? 0) + (node.hitCount ?? 0));
    for (const id of node.children ?? []) count(byId.get(id) as Profiler.ProfileNode, part);
  };
  count(nodes[0], undefined);
  const all = Array.from(hits.values()).reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(PARTS.map((part) => [part, (hits.get(part) ?? 0) / all])) as Shares;
}

/** The search calls the rules and the network, and that the features and hints; what these call belongs to them. */
function partOf(name: string, url: string, above: Part | undefined): Part | undefined {
  if (name === '(garbage collector)') return 'garbage';
  if (above === 'rules' || above === 'hints' || above === 'features') return above;
  if (/\/src\/insight[./]/.test(url)) return name === 'hint' ? 'hints' : 'features';
  if (/\/bots\/src\/(kernel\/|network\/|search\/evaluator)/.test(url) || url.startsWith('wasm:')) return 'network';
  if (url.includes('/packages/bots/')) return 'tree';
  if (url.includes('/packages/')) return 'rules';
  return above;
}

function profileOf(work: () => void): Profiler.Profile {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: MICROSECONDS });
  session.post('Profiler.start');
  work();
  let profile: Profiler.Profile | undefined;
  session.post('Profiler.stop', (_error, result) => {
    profile = result.profile;
  });
  session.disconnect();
  if (profile === undefined) throw new Error('the profiler does not answer');
  return profile;
}
