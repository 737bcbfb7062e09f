/** `__Host-` pins a cookie to this host and to TLS, which a server on one's own machine does not have. */
const SECURE = '__Host-ahu';
const PLAIN = 'ahu';

export const SESSION_COOKIES = [SECURE, PLAIN] as const;

export const sessionCookie = (isSecure: boolean): string => (isSecure ? SECURE : PLAIN);

/**
 * The token of a session in a Cookie header, for requests and sockets alike. Over TLS only the pinned cookie counts:
 * another host of the same domain can set the plain one.
 */
export function tokenIn(cookies: string | undefined, isSecure: boolean): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  for (const name of isSecure ? [SECURE] : SESSION_COOKIES) {
    const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    if (found !== undefined && /^[\w-]{1,100}$/.test(found)) return found;
  }
  return undefined;
}
