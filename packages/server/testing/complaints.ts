/** What the server itself says went wrong. */
export async function complaints(address: string): Promise<string[]> {
  const ask = async (path: string): Promise<string> => (await fetch(address + path)).text();
  const [health, metrics] = await Promise.all(['/healthz', '/metrics'].map((path) => ask(path).catch(String)));
  const faults = /^ahu_faults_total (\d+)/m.exec(metrics)?.[1] ?? 'unknown';
  return [
    ...(health === 'ok' ? [] : [`the server is not well: ${health}`]),
    ...(faults === '0' ? [] : [`${faults} faults inside`]),
  ];
}
