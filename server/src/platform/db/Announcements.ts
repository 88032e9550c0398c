import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** The channel on which a process tells all others, and itself, of what they must know at once. */
export const announcementChannel = 'portal_jobs';

/** What is told of, by its word on the channel. Earlier versions tell of jobs without a word. */
const words = { jobs: '', prices: 'prices' } as const;
export type Topic = keyof typeof words;

/** Tells of something when the transaction commits, and never before. */
export async function announce(trx: Kysely<Database>, topic: Topic): Promise<void> {
  // Raw: it is none of the caller's statements, at which plugins look.
  const parameters = [announcementChannel, words[topic]];
  await trx.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', parameters));
}

/**
 * Who is to hear what was told on the channel, once it is committed. What is told while the database
 * is away is not heard: all are told when it is back, and who listens looks now and then anyway.
 */
export class Announcements {
  readonly #listeners = new Set<{ readonly topic: Topic; readonly listener: () => void }>();

  /** @returns calls it off */
  hear(topic: Topic, listener: () => void): () => void {
    const entry = { topic, listener };
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  /** @param word what was said on the channel; left out, anything may have been said unheard */
  tell(word?: string): void {
    for (const { topic, listener } of this.#listeners) {
      if (word === undefined || word === words[topic]) listener();
    }
  }
}
