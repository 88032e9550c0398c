import type { Kysely } from 'kysely';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/Database.ts';
import { lockFor } from '../../platform/db/lockFor.ts';
import type { Deps } from '../../platform/Deps.ts';
import { ConflictError, NotFoundError } from '../../platform/errors.ts';
import { refuseFor } from './checkRelease.ts';
import { ownershipProblem } from './ownershipProblem.ts';
import { registryWork } from './registryWork.ts';
import { insertReleaseAct } from './releaseActs.queries.ts';
import { readOwners, storedRelease } from '../registry/readRegistry.ts';
import { findRelease, releaseHistory, runRelease } from '../registry/registry.queries.ts';

/** What is current then. */
interface RolledBack {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
}

interface RollBack {
  /** Of the remote. */
  readonly name: string;
  /** Hash of the release to go back to; left out, the one that ran before. */
  readonly wanted?: string | undefined;
  /** Who does it, for the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
}

/**
 * Makes an earlier release current again: the one given, else the one that ran before the current
 * one. Its files are still there, so that pages take it at once. What is taken back is forgotten:
 * rolling back again goes further back. A canary ends with it.
 *
 * @throws NotFoundError for an unknown remote or release, ConflictError `no_previous`, InvalidError
 *   when another remote owns one of its paths by now
 */
export async function rollbackRelease(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rollBack: RollBack,
): Promise<RolledBack> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, registryWork);
    return rollBackTo(trx, { ...rollBack, at: clock() });
  });
}

/** The same under the registry's lock. */
export async function rollBackTo(
  trx: Kysely<Database>,
  { name, wanted, actor, note, at }: RollBack & { readonly at: Date },
): Promise<RolledBack> {
  const history = await releaseHistory(trx, name);
  const current = history.at(-1);
  if (current === undefined) throw new NotFoundError();
  const hash = wanted ?? history.at(-2);
  if (hash === undefined) throw new ConflictError('no_previous');
  if (!(await findRelease(trx, name, hash))) throw new NotFoundError();
  const { manifest } = await storedRelease(trx, name, hash);
  const { version } = manifest;
  if (hash === current) return { name, version, hash };
  refuseFor({ routes: ownershipProblem(manifest, await readOwners(trx), { isPast: true }) });
  const position = history.lastIndexOf(hash);
  // A release that ran before and was taken back follows what runs now.
  const before = position < 0 ? history : history.slice(0, position);
  await runRelease(trx, { name, hash, before, at });
  await insertReleaseAct(trx, { name, at, actor, act: 'rollback', hash, note });
  const details = { version, hash, before: current };
  await recordAudit(trx, { at, actor, action: 'release.rollback', object: name, details });
  return { name, version, hash };
}
