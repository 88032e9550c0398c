/** What a process waits for before it is ready, at its start and whenever something goes away. */
export class Readiness {
  readonly #waiting = new Set<{ readonly name: string }>();
  #isDraining = false;

  /** Adds a thing to wait for. @returns what to call once it is done. */
  expect(name: string): () => void {
    const thing = { name };
    this.#waiting.add(thing);
    return () => {
      this.#waiting.delete(thing);
    };
  }

  /** From now on it is never ready again: the process is about to end. */
  drain(): void {
    this.#isDraining = true;
    this.expect('draining');
  }

  /** Whether callers shall take their next call to another process. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Names of what is not there. */
  get waiting(): readonly string[] {
    return [...new Set([...this.#waiting].map(({ name }) => name))];
  }
}
