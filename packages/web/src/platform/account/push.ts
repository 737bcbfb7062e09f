import type { NoticesInfo } from '@ahu/protocol';
import { del, get, post } from '../api.ts';

/** The one that the service worker hears pushes by; there is none before the page is kept, and in some browsers never. */
async function managerHere(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager;
}

/** Whether this browser is told of turns; undefined where it cannot be. */
export async function isPushedHere(): Promise<boolean | undefined> {
  const manager = await managerHere();
  return manager && (await manager.getSubscription()) !== null;
}

/** Throws a `DOMException` where the reader or the browser does not want notices. */
export async function startPush(): Promise<NoticesInfo> {
  const manager = await managerHere();
  if (!manager) throw new Error('no service worker');
  const { key } = await get<{ key: string }>('/push/key');
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return post('/me/push', subscription.toJSON());
}

export async function stopPush(): Promise<NoticesInfo> {
  const subscription = await (await managerHere())?.getSubscription();
  await subscription?.unsubscribe();
  return del(`/me/push${subscription ? `?endpoint=${encodeURIComponent(subscription.endpoint)}` : ''}`);
}
