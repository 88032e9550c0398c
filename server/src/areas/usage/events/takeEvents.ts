import type { UsageBatchAnswer, UsageEvent, UsageEventRefusal } from '@portal/shared/contracts';
import { tokyoDay, type CalendarDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import { markDays } from '../figures/rollUpJob.ts';
import { ensurePartitions } from './partitions.ts';
import { readLine, type TimedEvent } from './readLine.ts';
import {
  addEvents,
  licensesNamed,
  peopleOfDevice,
  peopleOfTeam,
  type KeptEvent,
} from './usage-events.queries.ts';
import { refusalWindowMs } from '../figures/computeFigures.ts';

/** Largest lead of an event's time over the server's clock. */
const futureMs = 5 * 60_000;

/** The sender of a batch. */
export interface EventSource {
  readonly teamId: string;
  /** Null for the operator's import. */
  readonly deviceId: string | null;
  /** Earlier events are refused. */
  readonly oldest: Date;
  /** The operator of an import, for the audit log. */
  readonly actor?: string | undefined;
}

type Rejected = UsageBatchAnswer['rejected'][number];

/**
 * Stores the events of a batch, one per line, and schedules the figures of their days. Accepted
 * events are stored in one transaction; a refused line does not affect the others. Idempotent.
 */
export async function takeEvents(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { teamId, deviceId, oldest, actor }: EventSource,
  lines: readonly string[],
): Promise<UsageBatchAnswer> {
  const now = clock();
  const times = { oldest, newest: new Date(now.getTime() + futureMs) };
  const rejected: Rejected[] = [];
  const read: (TimedEvent & { readonly line: number })[] = [];
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const found = readLine(text, times);
    if (found.kind === 'event') read.push({ event: found.event, at: found.at, line });
    else rejected.push({ line, code: found.code });
  }

  const find = await namesOf({ db }, { teamId, deviceId }, read);
  const kept = new Map<string, KeptEvent>();
  let duplicate = 0;
  for (const { line, event, at } of read) {
    const found = find(event);
    if (found.kind === 'refused') rejected.push({ line, code: found.code });
    else if (kept.has(event.id)) duplicate += 1;
    else kept.set(event.id, { event, at, licenseId: found.licenseId });
  }
  rejected.sort((one, other) => one.line - other.line);
  if (kept.size === 0) return { accepted: 0, duplicate, rejected };

  const events = [...kept.values()];
  await ensurePartitions(db, [...new Set(events.map(({ at }) => tokyoDay(at).slice(0, 7)))]);
  const added = await db.transaction().execute(async (trx) => {
    // Only the sender of an event repeats it, possibly while the first batch is still being stored.
    await lockFor(trx, `usage events ${deviceId ?? teamId}`);
    const ids = await addEvents(trx, { teamId, deviceId, now }, events);
    const days = new Set(events.filter(({ event }) => ids.has(event.id)).flatMap(daysOfEvent));
    if (days.size > 0) await markDays(trx, queue, teamId, [...days]);
    if (actor !== undefined && ids.size > 0) {
      const sorted = [...days].sort();
      const details = { events: ids.size, first: sorted[0], last: sorted.at(-1) };
      await recordAudit(trx, {
        at: now,
        actor,
        teamId,
        action: 'usage.import',
        object: teamId,
        details,
      });
    }
    return ids.size;
  });
  return { accepted: added, duplicate: duplicate + kept.size - added, rejected };
}

type Names =
  | { readonly kind: 'known'; readonly licenseId: string | null }
  | { readonly kind: 'refused'; readonly code: UsageEventRefusal };

/** Resolves the people and licenses of all events at once, as far as the source may name them. */
async function namesOf(
  { db }: Pick<Deps, 'db'>,
  { teamId, deviceId }: Pick<EventSource, 'teamId' | 'deviceId'>,
  events: readonly TimedEvent[],
): Promise<(event: UsageEvent) => Names> {
  const users = new Set(events.map(({ event }) => event.user));
  const numbers = new Set(
    events.flatMap(({ event }) => (event.kind === 'refused' ? [] : [event.license])),
  );
  const people =
    deviceId === null
      ? await peopleOfTeam(db, teamId, [...users])
      : await peopleOfDevice(db, { teamId, deviceId }, [...users]);
  const licenses = await licensesNamed(db, teamId, [...numbers]);
  return (event) => {
    if (!people.has(event.user)) return { kind: 'refused', code: 'foreign_user' };
    if (event.kind === 'refused') return { kind: 'known', licenseId: null };
    const license = licenses.get(event.license);
    if (license?.product !== event.product) return { kind: 'refused', code: 'foreign_license' };
    return { kind: 'known', licenseId: license.id };
  };
}

/**
 * The one or two days whose figures an event changes. A use interval may begin on the day before; a
 * request counts in the number of refused people until half an hour later.
 */
function daysOfEvent({ event, at }: TimedEvent): readonly CalendarDay[] {
  const last = tokyoDay(at);
  if (event.kind === 'returned') return [last];
  const other =
    event.kind === 'use'
      ? tokyoDay(new Date(at.getTime() - event.seconds * 1000))
      : tokyoDay(new Date(at.getTime() + refusalWindowMs));
  return other === last ? [last] : [last, other];
}
