/** What a process waits for before it is ready, at the start and after outages. */
export class Readiness {
  readonly #waiting = new Set<{ readonly name: string }>();
  #isDraining = false;

  /** Adds a dependency to wait for. @returns call it when the dependency is ready */
  expect(name: string): () => void {
    const thing = { name };
    this.#waiting.add(thing);
    return () => {
      this.#waiting.delete(thing);
    };
  }

  /** Makes the process unready for good: it is about to stop. */
  drain(): void {
    this.#isDraining = true;
    this.expect('draining');
  }

  /** Whether callers should use another process. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Names of what is not ready. */
  get waiting(): readonly string[] {
    return [...new Set([...this.#waiting].map(({ name }) => name))];
  }
}
