/** Two findings that may be the same, and their distance. */
export interface Candidate {
  readonly now: number;
  readonly before: number;
  readonly distance: number;
}

/** A one-to-one assignment of findings. */
export class OneToOne {
  readonly #beforeOf = new Map<number, number>();
  readonly #nowOf = new Map<number, number>();

  /** The partner of a finding of this run. */
  beforeOf(now: number): number | undefined {
    return this.#beforeOf.get(now);
  }

  /** Pairs unpaired findings in the order of the two lists. */
  joinInOrder(nows: readonly number[], befores: readonly number[]): void {
    const free = befores.filter((before) => !this.#nowOf.has(before));
    for (const now of nows) {
      if (this.#beforeOf.has(now)) continue;
      const before = free.shift();
      if (before !== undefined) this.#join(now, before);
    }
  }

  /** Pairs as many candidates as possible, the nearest first. */
  joinNearest(candidates: readonly Candidate[]): void {
    const sorted = [...candidates].sort(byDistance);
    const choices = new Map<number, number[]>();
    for (const { now, before } of sorted) {
      const others = choices.get(now);
      if (others) others.push(before);
      else choices.set(now, [before]);
      if (!this.#beforeOf.has(now) && !this.#nowOf.has(before)) this.#join(now, before);
    }
    for (const now of choices.keys()) if (!this.#beforeOf.has(now)) this.#makeRoom(now, choices);
  }

  #join(now: number, before: number): void {
    this.#beforeOf.set(now, before);
    this.#nowOf.set(before, now);
  }

  /** Reassigns pairs along an augmenting path until this finding has one, if possible. */
  #makeRoom(first: number, choices: ReadonlyMap<number, readonly number[]>): void {
    const cameFrom = new Map<number, number>();
    const waiting = [first];
    for (const now of waiting)
      for (const before of choices.get(now) ?? []) {
        if (cameFrom.has(before)) continue;
        cameFrom.set(before, now);
        const holder = this.#nowOf.get(before);
        if (holder === undefined) {
          this.#moveAlong(before, cameFrom, first);
          return;
        }
        waiting.push(holder);
      }
  }

  #moveAlong(free: number, cameFrom: ReadonlyMap<number, number>, first: number): void {
    let before: number | undefined = free;
    while (before !== undefined) {
      const now: number = cameFrom.get(before) ?? first;
      const left = this.#beforeOf.get(now);
      this.#join(now, before);
      before = left;
    }
  }
}

function byDistance(one: Candidate, other: Candidate): number {
  return one.distance - other.distance || one.now - other.now || one.before - other.before;
}
