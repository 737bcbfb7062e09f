/** A backup that cannot be made or used, and why. */
export class BadBackup extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'BadBackup';
  }
}
