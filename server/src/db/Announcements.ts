/** The channel on which a process tells all others, and itself, that there is something to do. */
export const announcementChannel = 'portal_jobs';

/**
 * Who is to hear what was told on the channel, once it is committed. What is told while the database
 * is away is not heard: whoever listens asks when it is back, and now and then anyway.
 */
export class Announcements {
  readonly #listeners = new Set<() => void>();

  /** @returns calls it off */
  hear(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** The database has told of something, or may have done so unheard. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
