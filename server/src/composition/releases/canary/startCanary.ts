import type { ReleaseManifest } from '@portal/shared/remote';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { insertReleaseAct } from '../releaseActs.queries.ts';
import { refuseFor } from '../checkRelease.ts';
import { audienceText, isSameAudience, shareProblem, widened, type Audience } from '../Audience.ts';
import { findCanary, writeCanary } from './canary.queries.ts';

interface Start {
  readonly release: Pick<ReleaseManifest, 'name' | 'version' | 'hash'>;
  readonly audience: Audience;
  /** When it may go to everybody by itself; omitted: never. */
  readonly promotesAt?: Date | undefined;
  readonly at: Date;
  /** For the audit log. */
  readonly actor: string;
  readonly commit?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * Starts a canary of a stored release, in the transaction that has checked it. Replaces a canary of
 * another release; widens one of the same release.
 *
 * @returns whether anything changed
 * @throws InvalidError for a smaller share of the same release, unless it goes on by itself
 */
export async function startCanary(
  trx: Kysely<Database>,
  { release, audience: asked, promotesAt, at, actor, commit, note }: Start,
): Promise<boolean> {
  const { name, version, hash } = release;
  const before = await findCanary(trx, name);
  const running = before?.hash === hash ? before : undefined;
  refuseFor({ share: running && !promotesAt ? shareProblem(running, asked) : undefined });
  const audience = running ? widened(running, asked) : asked;
  const promotes_at = running?.promotes_at ?? promotesAt ?? null;
  const isSameEnd = running?.promotes_at?.getTime() === promotes_at?.getTime();
  if (running && isSameEnd && isSameAudience(running, audience)) return false;
  const started_at = running?.started_at ?? at;
  await writeCanary(trx, { name, hash, ...audience, started_at, promotes_at });
  const why = note === undefined ? '' : `: ${note}`;
  const said = `to ${audienceText(audience)}${why}`;
  await insertReleaseAct(trx, { name, at, actor, act: 'canary', hash, commit, note: said });
  const details = { version, hash, ...audience, ...(commit === undefined ? {} : { commit }) };
  await recordAudit(trx, { at, actor, action: 'release.canary', object: name, details });
  return true;
}
