import { auditKindOf, auditKinds, type AuditAction, type AuditKind } from '@portal/shared/domain';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** Channel on which a process notifies all processes, including itself. */
export const announcementChannel = 'portal_jobs';

/** Payload by topic. Older versions notify about jobs with an empty payload. */
const words = { jobs: '', prices: 'prices' } as const;
export type Topic = keyof typeof words;

/** What changed in a team. */
export interface TeamChange {
  readonly teamId: string;
  readonly kind: AuditKind;
}

/** Payload about a change. Older versions ignore it. */
const wordOf = ({ kind, teamId }: TeamChange) => `${kind} ${teamId}`;

/** Payload about an act of a team; `null` for the operator's acts. */
export function changeWord(action: AuditAction, teamId: string | undefined): string | null {
  const kind = auditKindOf(action);
  return kind === undefined || teamId === undefined ? null : wordOf({ kind, teamId });
}

/** The opposite of `wordOf`; undefined for other payloads. */
function changeOf(word: string): TeamChange | undefined {
  const [name, teamId] = word.split(' ');
  const kind = auditKinds.find((each) => each === name);
  return kind === undefined || teamId === undefined ? undefined : { teamId, kind };
}

/** Notifies when the transaction commits. */
export async function announce(trx: Kysely<Database>, topic: Topic): Promise<void> {
  await notify(trx, words[topic]);
}

/** Notifies the team's open pages of a change that the audit log does not have. */
export async function announceChange(trx: Kysely<Database>, change: TeamChange): Promise<void> {
  await notify(trx, wordOf(change));
}

/** Sends a payload when the transaction commits. */
export async function notify(trx: Kysely<Database>, word: string): Promise<void> {
  // Raw: plugins must not see it as one of the caller's queries.
  const parameters = [announcementChannel, word];
  await trx.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', parameters));
}

/**
 * Distributes notifications to listeners. Notifications sent while the connection is down are lost:
 * every listener is called on reconnection, and listeners also poll.
 */
export class Announcements {
  readonly #listeners = new Set<{ readonly topic: Topic; readonly listener: () => void }>();
  readonly #followers = new Set<(change?: TeamChange) => void>();

  /** @returns unsubscribes */
  hear(topic: Topic, listener: () => void): () => void {
    const entry = { topic, listener };
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  /**
   * @param follower receives changes of all teams; nothing when some may have been lost
   * @returns unsubscribes
   */
  follow(follower: (change?: TeamChange) => void): () => void {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  }

  /** @param word the payload; omitted after a reconnection: notifications may have been lost */
  tell(word?: string): void {
    for (const { topic, listener } of this.#listeners) {
      if (word === undefined || word === words[topic]) listener();
    }
    const change = word === undefined ? undefined : changeOf(word);
    if (word !== undefined && change === undefined) return;
    for (const follower of this.#followers) follower(change);
  }
}
