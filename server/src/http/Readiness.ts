/** What a process still has to do before it is ready. */
export class Readiness {
  readonly #waiting = new Set<string>();

  /** Adds a thing to wait for. @returns what to call once it is done. */
  expect(name: string): () => void {
    this.#waiting.add(name);
    return () => {
      this.#waiting.delete(name);
    };
  }

  /** Names of what is not done yet. */
  get waiting(): readonly string[] {
    return [...this.#waiting];
  }
}
