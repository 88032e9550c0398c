import type { Deps } from '../../../platform/Deps.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { refuseFor } from '../checkRelease.ts';
import { registryWork } from '../registryWork.ts';
import { widened, type Audience } from '../Audience.ts';
import { audienceProblem } from './audienceProblem.ts';
import { runningCanary } from './runningCanary.ts';
import { startCanary } from './startCanary.ts';

interface Widening {
  /** Of the remote. */
  readonly name: string;
  readonly more: Audience;
  /** Who does it, for the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
}

/**
 * Gives a canary to more people: those who have it keep it.
 *
 * @returns who has it now
 * @throws ConflictError `no_canary`, InvalidError for a smaller share or a team that is not known
 */
export async function widenCanary(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, more, actor, note }: Widening,
): Promise<Audience> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, registryWork);
    const canary = await runningCanary(trx, name);
    refuseFor({ audience: await audienceProblem(trx, more) });
    const { manifest } = await storedRelease(trx, name, canary.hash);
    await startCanary(trx, { release: manifest, audience: more, at: clock(), actor, note });
    return widened(canary, more);
  });
}
