import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** Channel on which a process notifies all processes, including itself. */
export const announcementChannel = 'portal_jobs';

/** Payload by topic. Older versions notify about jobs with an empty payload. */
const words = { jobs: '', prices: 'prices' } as const;
export type Topic = keyof typeof words;

/** Notifies when the transaction commits. */
export async function announce(trx: Kysely<Database>, topic: Topic): Promise<void> {
  // Raw: plugins must not see it as one of the caller's queries.
  const parameters = [announcementChannel, words[topic]];
  await trx.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', parameters));
}

/**
 * Distributes notifications to listeners. Notifications sent while the connection is down are lost:
 * every listener is called on reconnection, and listeners also poll.
 */
export class Announcements {
  readonly #listeners = new Set<{ readonly topic: Topic; readonly listener: () => void }>();

  /** @returns unsubscribes */
  hear(topic: Topic, listener: () => void): () => void {
    const entry = { topic, listener };
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  /** @param word the payload; omitted after a reconnection: notifications may have been lost */
  tell(word?: string): void {
    for (const { topic, listener } of this.#listeners) {
      if (word === undefined || word === words[topic]) listener();
    }
  }
}
