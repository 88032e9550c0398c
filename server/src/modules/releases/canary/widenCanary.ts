import type { Deps } from '../../../deps.ts';
import { lockFor } from '../../../db/lockFor.ts';
import { InvalidError } from '../../../errors.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { refuseFor } from '../checkRelease.ts';
import { registryWork } from '../registryWork.ts';
import { widened, type Audience } from './Audience.ts';
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
    if (more.share > 0 && more.share < canary.share) {
      throw new InvalidError({
        share: `is ${canary.share} % already and only grows, since nobody loses a screen that they have; to take it from everybody, stop the canary`,
      });
    }
    const { manifest } = await storedRelease(trx, name, canary.hash);
    const audience = widened(canary, more);
    await startCanary(trx, { release: manifest, audience, at: clock(), actor, note });
    return audience;
  });
}
