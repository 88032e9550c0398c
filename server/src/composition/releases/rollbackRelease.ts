import type { Kysely } from 'kysely';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/Database.ts';
import { lockFor } from '../../platform/db/lockFor.ts';
import type { Deps } from '../../platform/Deps.ts';
import { ConflictError, NotFoundError } from '../../platform/errors.ts';
import { findCanary } from './canary/canary.queries.ts';
import { stopCanary } from './canary/endCanary.ts';
import { refuseFor } from './checkRelease.ts';
import { ownershipProblem } from './ownershipProblem.ts';
import { registryWork } from './registryWork.ts';
import { insertReleaseAct } from './releaseActs.queries.ts';
import { readOwners, storedRelease } from '../registry/readRegistry.ts';
import { findRelease, releaseHistory, runRelease } from '../registry/registry.queries.ts';

/** The release that is current afterwards. */
interface RolledBack {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  /** Only a canary was stopped. */
  readonly isCanaryStopped: boolean;
}

interface RollBack {
  /** Name of the remote. */
  readonly name: string;
  /** Hash of the target release; omitted: the previous one. */
  readonly wanted?: string | undefined;
  /** For the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
}

/**
 * Makes an earlier release current: the given one, else the previous one. While a canary runs and
 * no release is given, it only stops the canary. The earlier release's files are still
 * stored, so pages get it at once. The rolled back release leaves the history: a further rollback
 * goes further back.
 *
 * @throws NotFoundError for an unknown remote or release, ConflictError `no_previous`, InvalidError
 *   when one of its paths now belongs to another remote
 */
export async function rollbackRelease(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rollBack: RollBack,
): Promise<RolledBack> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, registryWork);
    const { name, wanted } = rollBack;
    const end = { ...rollBack, at: clock() };
    const current = (await releaseHistory(trx, name)).at(-1);
    const isOfCanary = wanted === undefined && (await findCanary(trx, name)) !== undefined;
    if (!isOfCanary || current === undefined) return rollBackTo(trx, end);
    await stopCanary(trx, end);
    const { version, hash } = (await storedRelease(trx, name, current)).manifest;
    return { name, version, hash, isCanaryStopped: true };
  });
}

/** Rolls back within the registry's lock. */
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
  if (hash === current) return { name, version, hash, isCanaryStopped: false };
  refuseFor({ routes: ownershipProblem(manifest, await readOwners(trx), { isPast: true }) });
  const position = history.lastIndexOf(hash);
  // A release that is no longer in the history follows the current one.
  const before = position < 0 ? history : history.slice(0, position);
  await runRelease(trx, { name, hash, before, at });
  await insertReleaseAct(trx, { name, at, actor, act: 'rollback', hash, note });
  const details = { version, hash, before: current };
  await recordAudit(trx, { at, actor, action: 'release.rollback', object: name, details });
  return { name, version, hash, isCanaryStopped: false };
}
