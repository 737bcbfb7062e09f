/** Of 0.1, kept as it was: `npm run bench` measures today's search beside it. */
const NONE = -1;

/**
 * Nodes and edges of all seats' trees in growing buffers: the only memory that a search takes while it runs.
 * An edge is found by its node and its code (who moved, and what of it could be seen).
 */
export class Tree {
  nodes = 0;
  edges = 0;
  /** By node: how often it was decided there, and the sum of what came of it. */
  nodeVisits = new Int32Array(1 << 10);
  nodeValue = new Float64Array(1 << 10);
  /** By edge. */
  visits = new Int32Array(1 << 12);
  available = new Int32Array(1 << 12);
  value = new Float64Array(1 << 12);
  prior = new Float32Array(1 << 12);
  child = new Int32Array(1 << 12);
  #parent = new Int32Array(1 << 12);
  #code = new Int32Array(1 << 12);
  /** Open addressing: edges by the hash of node and code. */
  #table = new Int32Array(1 << 14).fill(NONE);

  clear(): void {
    this.nodes = 0;
    this.edges = 0;
    this.#table.fill(NONE);
  }

  newNode(): number {
    if (this.nodes === this.nodeVisits.length) {
      this.nodeVisits = grown(this.nodeVisits);
      this.nodeValue = grown(this.nodeValue);
    }
    this.nodeVisits[this.nodes] = 0;
    this.nodeValue[this.nodes] = 0;
    return this.nodes++;
  }

  /** The edge with this code, or −1. */
  find(node: number, code: number): number {
    return this.#table[this.#slot(node, code)];
  }

  findOrAdd(node: number, code: number): number {
    const slot = this.#slot(node, code);
    if (this.#table[slot] !== NONE) return this.#table[slot];
    if (this.edges === this.visits.length) this.#growEdges();
    const edge = this.edges++;
    this.visits[edge] = 0;
    this.available[edge] = 0;
    this.value[edge] = 0;
    this.prior[edge] = 0;
    this.child[edge] = NONE;
    this.#parent[edge] = node;
    this.#code[edge] = code;
    this.#table[slot] = edge;
    if (2 * this.edges > this.#table.length) this.#growTable();
    return edge;
  }

  /** The node behind an edge, made if nobody was there before. */
  childOf(edge: number): number {
    if (this.child[edge] === NONE) this.child[edge] = this.newNode();
    return this.child[edge];
  }

  #slot(node: number, code: number): number {
    const mask = this.#table.length - 1;
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(code, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    for (let edge = this.#table[slot]; edge !== NONE; edge = this.#table[slot]) {
      if (this.#parent[edge] === node && this.#code[edge] === code) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #growEdges(): void {
    this.visits = grown(this.visits);
    this.available = grown(this.available);
    this.value = grown(this.value);
    this.prior = grown(this.prior);
    this.child = grown(this.child);
    this.#parent = grown(this.#parent);
    this.#code = grown(this.#code);
  }

  #growTable(): void {
    this.#table = new Int32Array(2 * this.#table.length).fill(NONE);
    for (let edge = 0; edge < this.edges; edge++) this.#table[this.#slot(this.#parent[edge], this.#code[edge])] = edge;
  }
}

function grown<Buffer extends Int32Array | Float64Array | Float32Array>(buffer: Buffer): Buffer {
  const larger = new (buffer.constructor as new (length: number) => Buffer)(2 * buffer.length);
  larger.set(buffer);
  return larger;
}
