import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import { inlinedAs } from './page.ts';

/** What no page of Ahu uses, so that nothing that got into one may either. */
const UNUSED = [
  ...['accelerometer', 'camera', 'displayCapture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb'],
] as const;

/** The same for every answer: what a page may load, who may show it in a frame, and that it is reached over TLS. */
export const safeHeaders = ({ address }: Config): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // The bots' network is evaluated by a few hundred bytes of WebAssembly.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", inlinedAs('script')],
      styleSrc: ["'self'", inlinedAs('style')],
      // Pieces are put in place by style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      frameAncestors: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
    },
    permissionsPolicy: Object.fromEntries(UNUSED.map((feature) => [feature, []])),
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // A browser that came over TLS once comes no other way for a year. Other hosts of the domain are not Ahu's.
    strictTransportSecurity: address.startsWith('https:') && 'max-age=31536000',
  });

/** Names of these files change with their contents. */
const isForever = (path: string): boolean => path.startsWith('/assets/');

/** Files of a build are kept for ever, pages are asked for anew; answers about people, and failures, are not kept. */
export const caching: MiddlewareHandler = async (context, next) => {
  await next();
  const { path } = context.req;
  const isKept = context.res.ok || context.res.status === 304;
  if (!isKept || path.startsWith('/api/')) context.header('Cache-Control', 'no-store');
  else context.header('Cache-Control', isForever(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
};
