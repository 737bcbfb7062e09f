/** A database that cannot be used as it is, and why. Nothing was changed in it. */
export class WrongDatabase extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'WrongDatabase';
  }
}
