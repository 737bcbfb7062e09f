/** What the server itself says went wrong. */
export async function complaints(address: string): Promise<string[]> {
  const ask = async (path: string): Promise<string> => (await fetch(address + path)).text();
  const [health, metrics] = await Promise.all(['/healthz', '/metrics'].map((path) => ask(path).catch(String)));
  const faults = /^ahu_faults_total (\d+)/m.exec(metrics)?.[1] ?? 'unknown';
  const unread = /^ahu_query_errors_total\{kind="other"\} (\d+)/m.exec(metrics)?.[1] ?? '0';
  return [
    ...(health === 'ok' ? [] : [`the server is not well: ${health}`]),
    ...(faults === '0' ? [] : [`${faults} faults inside`]),
    // A door that lets bytes through which the database cannot read.
    ...(unread === '0' ? [] : [`${unread} queries that the database did not understand`]),
  ];
}
