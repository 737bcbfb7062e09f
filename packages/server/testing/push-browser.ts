import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser does for web push: makes the keys of a subscription, and reads what comes for it (RFC 8291). */
export class PushBrowser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #publicKey = this.#ecdh.generateKeys();
  readonly #auth = randomBytes(16);

  subscription(endpoint: string) {
    const keys = { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint, expirationTime: null, keys };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]);
    const sealed = body.subarray(21 + body[20], -16);
    const derive = (from: Uint8Array, with_: Buffer, info: Buffer, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', from, with_, info, bytes));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, sender]);
    const secret = derive(this.#ecdh.computeSecret(sender), this.#auth, about, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed), decipher.final()]);
    return JSON.parse(String(text.subarray(0, text.lastIndexOf(2))));
  }
}
