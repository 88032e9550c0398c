import { recordAudit } from '../../../platform/db/audit.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { insertReleaseAct } from '../releaseActs.queries.ts';
import { deleteCanary } from './canary.queries.ts';
import type { CanaryEnd } from './CanaryEnd.ts';
import { runningCanary } from './runningCanary.ts';

/** Takes a canary from all who have it; they get what everybody gets. */
export const stopCanary: CanaryEnd = async (trx, { name, at, actor, note }) => {
  const { hash } = await runningCanary(trx, name);
  const { version } = (await storedRelease(trx, name, hash)).manifest;
  await deleteCanary(trx, name);
  await insertReleaseAct(trx, { name, at, actor, act: 'stop', hash, note });
  const details = { version, hash };
  await recordAudit(trx, { at, actor, action: 'release.stop', object: name, details });
  return { name, version, hash };
};
