import { recordAudit } from '../../../platform/db/audit.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { releaseHistory, runRelease } from '../../registry/registry.queries.ts';
import { insertReleaseAct } from '../releaseActs.queries.ts';
import type { CanaryEnd } from './CanaryEnd.ts';
import { runningCanary } from './runningCanary.ts';

/** Gives the release of a canary to everybody. */
export const promoteCanary: CanaryEnd = async (trx, { name, at, actor, note }) => {
  const { hash } = await runningCanary(trx, name);
  const { version } = (await storedRelease(trx, name, hash)).manifest;
  const before = await releaseHistory(trx, name);
  await runRelease(trx, { name, hash, before, at });
  await insertReleaseAct(trx, { name, at, actor, act: 'publish', hash, note });
  const details = { version, hash, before: before.at(-1) ?? null };
  await recordAudit(trx, { at, actor, action: 'release.publish', object: name, details });
  return { name, version, hash };
};
