import { createServer, type Socket } from 'node:net';

export interface Letter {
  readonly from: string;
  readonly to: string;
  /** Headers and text as they came, lines put together again. */
  readonly text: string;
}

/** A mail server as small as one can be: takes every letter and keeps it; one that is `down` is busy for everybody. */
export class SmtpServer {
  readonly letters: Letter[] = [];
  down = false;
  readonly #server = createServer((socket) => this.#serve(socket));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  close(): void {
    this.#server.close();
  }

  #serve(socket: Socket): void {
    let [from, to, unread, body] = ['', '', '', undefined as string[] | undefined];
    const line = (text: string): string | undefined => {
      if (body) {
        if (text !== '.') return void body.push(text);
        this.letters.push({ from, to, text: readable(body.join('\n')) });
        body = undefined;
        return '250 kept';
      }
      if (/^MAIL FROM:/i.test(text)) from = text.slice(10);
      if (/^RCPT TO:/i.test(text)) to = text.slice(8).replace(/[<>]/g, '');
      if (/^MAIL FROM:/i.test(text) && this.down) return '451 later';
      if (/^DATA/i.test(text)) body = [];
      if (/^QUIT/i.test(text)) socket.end();
      return body ? '354 go on' : '250 fine';
    };
    socket.on('error', () => socket.destroy());
    socket.write('220 letters\r\n');
    socket.on('data', (chunk) => {
      const lines = (unread + chunk).split('\r\n');
      unread = lines.pop() ?? '';
      for (const answer of lines.map(line)) if (answer && socket.writable) socket.write(`${answer}\r\n`);
    });
  }
}

/** Undoes what mails do to long lines and letters with accents. */
function readable(letter: string): string {
  const end = letter.indexOf('\n\n');
  const [headers, body] = [letter.slice(0, end).replace(/\n[ \t]+/g, ' '), letter.slice(end)];
  if (!headers.includes('quoted-printable')) return headers + body;
  const bytes = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1');
  return headers + bytes.replace(/(?:%[0-9A-F]{2})+/g, (escaped) => decodeURIComponent(escaped));
}
