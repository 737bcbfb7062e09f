/** Who is connected to this process; one person may have several sockets. */
export class Presence {
  readonly #sockets = new Map<string, number>();
  #anonymous = 0;

  /** Counts a socket of a person, or of a visitor who is not signed in, until the returned function is called. */
  come(person: string | null): () => void {
    this.#add(person, 1);
    return () => this.#add(person, -1);
  }

  get sockets(): number {
    return [...this.#sockets.values()].reduce((sum, each) => sum + each, this.#anonymous);
  }

  get people(): number {
    return this.#sockets.size;
  }

  #add(person: string | null, change: 1 | -1): void {
    if (person === null) this.#anonymous += change;
    else {
      const sockets = (this.#sockets.get(person) ?? 0) + change;
      if (sockets > 0) this.#sockets.set(person, sockets);
      else this.#sockets.delete(person);
    }
  }
}
