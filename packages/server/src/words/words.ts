/** Put on a page, and answered there. */
interface Question {
  readonly question: string;
  readonly button: string;
  readonly done: string;
}

/** All that the server says: in mails, in notices, in previews of links, and on the pages that mails lead to. */
export interface ServerWords {
  /** What the page calls bots, their levels and the reader: nobody else may be called so. */
  readonly reserved: readonly string[];
  turn(name: string, game: string): string;
  /** What a link to a table says where it is sent. */
  invites(name: string, game: string): string;
  readonly invitesText: string;
  readonly confirm: Question & { readonly subject: string; text(name: string): string };
  readonly stop: Question & { readonly link: string };
  /** A way to a new password. */
  readonly recover: { readonly subject: string; text(name: string): string; readonly otherwise: string };
  /** A link of a mail that means nothing any more. */
  readonly unknown: string;
}
