const NONE = -1;

/**
 * Nodes and edges of all seats' trees in growing buffers: the only memory that a search takes while it runs. A node is
 * found by a key of two integers, which stand for all that its seat saw on the way there. Its edges are a block in
 * ascending order of their moves.
 */
export class Tree {
  nodes = 0;
  edges = 0;
  /** By node: how often it was decided there, and the sum of what came of it. */
  nodeVisits = new Int32Array(1 << 10);
  nodeValue = new Float64Array(1 << 10);
  /** By node: its block of edges, and what promises in it are measured by. */
  first = new Int32Array(1 << 10);
  count = new Int32Array(1 << 10);
  peak = new Float64Array(1 << 10);
  /** By edge. */
  move = new Int32Array(1 << 12);
  visits = new Int32Array(1 << 12);
  available = new Int32Array(1 << 12);
  value = new Float64Array(1 << 12);
  prior = new Float32Array(1 << 12);
  #high = new Int32Array(1 << 10);
  #low = new Int32Array(1 << 10);
  /** Open addressing: nodes by their keys. */
  #table = new Int32Array(1 << 12).fill(NONE);

  clear(): void {
    this.nodes = 0;
    this.edges = 0;
    this.#table.fill(NONE);
  }

  /** The node with this key, or −1. */
  find(high: number, low: number): number {
    return this.#table[this.#slot(high, low)];
  }

  /** Finds the node with this key, or adds one without edges. */
  findOrAdd(high: number, low: number): number {
    const slot = this.#slot(high, low);
    if (this.#table[slot] !== NONE) return this.#table[slot];
    if (this.nodes === this.nodeVisits.length) this.#growNodes();
    const node = this.nodes++;
    this.nodeVisits[node] = 0;
    this.nodeValue[node] = 0;
    this.first[node] = this.edges;
    this.count[node] = 0;
    this.peak[node] = 0;
    this.#high[node] = high;
    this.#low[node] = low;
    this.#table[slot] = node;
    if (2 * this.nodes > this.#table.length) this.#growTable();
    return node;
  }

  /** How many of these moves, in ascending order, a node has no edges for. */
  missing(node: number, moves: Int32Array, count: number): number {
    let edge = this.first[node];
    const end = edge + this.count[node];
    let missing = 0;
    for (let i = 0; i < count; i++) {
      while (edge < end && this.move[edge] < moves[i]) edge++;
      if (edge === end || this.move[edge] !== moves[i]) missing++;
    }
    return missing;
  }

  /** Gives a node edges for moves that it lacks; all of its edges move to a new block. */
  add(node: number, moves: Int32Array, promises: Float32Array, count: number, missing: number): void {
    const size = this.count[node] + missing;
    while (this.edges + size > this.move.length) this.#growEdges();
    let from = this.first[node];
    const end = from + this.count[node];
    let to = this.edges;
    this.first[node] = to;
    for (let i = 0; i < count; i++) {
      while (from < end && this.move[from] < moves[i]) this.#copy(from++, to++);
      if (from < end && this.move[from] === moves[i]) this.#copy(from++, to++);
      else this.#begin(to++, moves[i], promises[i]);
    }
    while (from < end) this.#copy(from++, to++);
    this.count[node] = size;
    this.edges = to;
  }

  /** The edge of a move that the node has. */
  edgeOf(node: number, move: number): number {
    let edge = this.first[node];
    while (this.move[edge] !== move) edge++;
    return edge;
  }

  #begin(edge: number, move: number, prior: number): void {
    this.move[edge] = move;
    this.visits[edge] = 0;
    this.available[edge] = 0;
    this.value[edge] = 0;
    this.prior[edge] = prior;
  }

  #copy(from: number, to: number): void {
    this.move[to] = this.move[from];
    this.visits[to] = this.visits[from];
    this.available[to] = this.available[from];
    this.value[to] = this.value[from];
    this.prior[to] = this.prior[from];
  }

  #slot(high: number, low: number): number {
    const mask = this.#table.length - 1;
    let slot = (high ^ (low >>> 9)) & mask;
    for (let node = this.#table[slot]; node !== NONE; node = this.#table[slot]) {
      if (this.#high[node] === high && this.#low[node] === low) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #growNodes(): void {
    this.nodeVisits = grown(this.nodeVisits);
    this.nodeValue = grown(this.nodeValue);
    this.first = grown(this.first);
    this.count = grown(this.count);
    this.peak = grown(this.peak);
    this.#high = grown(this.#high);
    this.#low = grown(this.#low);
  }

  #growEdges(): void {
    this.move = grown(this.move);
    this.visits = grown(this.visits);
    this.available = grown(this.available);
    this.value = grown(this.value);
    this.prior = grown(this.prior);
  }

  #growTable(): void {
    this.#table = new Int32Array(2 * this.#table.length).fill(NONE);
    for (let node = 0; node < this.nodes; node++) this.#table[this.#slot(this.#high[node], this.#low[node])] = node;
  }
}

function grown<Buffer extends Int32Array | Float64Array | Float32Array>(buffer: Buffer): Buffer {
  const larger = new (buffer.constructor as new (length: number) => Buffer)(2 * buffer.length);
  larger.set(buffer);
  return larger;
}
