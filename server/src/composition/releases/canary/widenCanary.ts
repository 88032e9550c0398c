import type { Deps } from '../../../platform/Deps.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { refuseFor } from '../checkRelease.ts';
import { registryWork } from '../registryWork.ts';
import { widened, type Audience } from '../Audience.ts';
import { audienceProblem, runningCanary } from './canary.queries.ts';
import { startCanary } from './startCanary.ts';

interface Widening {
  /** Name of the remote. */
  readonly name: string;
  readonly more: Audience;
  /** For the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
}

/**
 * Widens a canary; everybody who has it keeps it.
 *
 * @returns the new audience
 * @throws ConflictError `no_canary`, InvalidError for a smaller share or an unknown team
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
