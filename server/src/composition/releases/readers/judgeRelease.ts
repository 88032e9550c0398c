import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { listRemotes } from '../../registry/registry.queries.ts';
import { findCanary } from '../canary/canary.queries.ts';
import { stopCanary } from '../canary/endCanary.ts';
import { registryWork } from '../registryWork.ts';
import { rollBackTo } from '../rollbackRelease.ts';
import { fewestPeople, isWorse } from './isWorse.ts';
import { readerFigures, type ReaderFigures } from './readers.queries.ts';

interface Named {
  readonly name: string;
  readonly hash: string;
}

/** There may be only two staff. */
const fewestStaff = 2;

/**
 * Stops a canary or rolls back a guarded release that fails clearly more often than the previous
 * one. Called after each reported failure.
 */
export async function judgeRelease(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  release: Named,
): Promise<void> {
  const { name, hash } = release;
  await db.transaction().execute(async (trx) => {
    await lockFor(trx, registryWork);
    const at = clock();
    const remote = (await listRemotes(trx)).find((one) => one.name === name);
    const canary = await findCanary(trx, name);
    if (canary?.hash === hash) {
      const before = remote && { name, hash: remote.current_hash };
      const isForStaff = canary.teams.length === 0 && canary.share === 0;
      const fewest = isForStaff ? fewestStaff : fewestPeople;
      const note = await verdict(trx, { release, since: canary.started_at, before, fewest });
      if (note === undefined) return;
      await stopCanary(trx, { name, at, actor, note });
      log.error({ remote: name, hash, note }, 'a canary was stopped, since it fails people');
      return;
    }
    const isGuarded = remote?.current_hash === hash && at < (remote.guarded_until ?? at);
    if (!isGuarded || remote.previous_hash === null) return;
    const before = { name, hash: remote.previous_hash };
    const since = remote.changed_at;
    const note = await verdict(trx, { release, since, before, fewest: fewestPeople });
    if (note === undefined) return;
    await rollBackTo(trx, { name, wanted: undefined, at, actor, note });
    log.error({ remote: name, hash, note }, 'a release was taken back, since it fails people');
  });
}

const actor = 'system';

interface Case {
  readonly release: Named;
  readonly since: Date;
  readonly before: Named | undefined;
  readonly fewest: number;
}

/** Why a release should go, as a sentence; nothing if it may stay. */
async function verdict(
  trx: Kysely<Database>,
  { release, since, before, fewest }: Case,
): Promise<string | undefined> {
  const now = await readerFigures(trx, release, since);
  const then = before ? await readerFigures(trx, before) : { people: 0, failed_people: 0 };
  if (!isWorse(now, then, fewest)) return undefined;
  const compared = before ? `; the release before failed ${peopleText(then)}` : '';
  return `it failed ${peopleText(now)} (${kindsText(now)})${compared}`;
}

function peopleText({ people, failed_people }: Pick<ReaderFigures, 'people' | 'failed_people'>) {
  return `${failed_people} of ${people} people`;
}

function kindsText(figures: ReaderFigures): string {
  const { load_failures, render_failures, effect_failures } = figures;
  return `loading ${load_failures}, rendering ${render_failures}, later ${effect_failures} times`;
}
