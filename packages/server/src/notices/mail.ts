import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { wordsIn } from '../words/index.ts';

const PATIENCE = 5_000;

/** A person's address, with the token that its links carry. */
export interface Addressee {
  readonly mail: string;
  readonly token: string;
  readonly language: string;
}

/** Sends mails by SMTP. */
export class Mail {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #address: string;

  constructor(smtpUrl: string, { mailFrom, address }: Config) {
    this.#transport = createTransport({
      url: smtpUrl,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    });
    this.#from = mailFrom;
    this.#address = address;
  }

  async askToConfirm(to: Addressee, name: string): Promise<void> {
    const { confirm } = wordsIn(to.language);
    await this.#send(to, confirm.subject, [confirm.text(name), this.#link('confirm', to)]);
  }

  async sendRecovery(to: Addressee, name: string, token: string): Promise<void> {
    const { recover } = wordsIn(to.language);
    await this.#send(to, recover.subject, [recover.text(name), `${this.#address}/recover/${token}`, recover.otherwise]);
  }

  async tell(to: Addressee, sentence: string, url: string): Promise<void> {
    await this.#send(to, sentence, [sentence, url]);
  }

  close(): void {
    this.#transport.close();
  }

  async #send(to: Addressee, subject: string, paragraphs: readonly string[]): Promise<void> {
    const stop = this.#link('stop', to);
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to.mail },
      subject,
      text: `${[...paragraphs, `${wordsIn(to.language).stop.link} ${stop}`].join('\n\n')}\n`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  #link(what: 'confirm' | 'stop', { token }: Addressee): string {
    return `${this.#address}/api/notices/${what}?token=${token}`;
  }
}
