import type { SingleSignOn, SingleSignOnState } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import { proofRecord } from '../domain/proofRecord.ts';
import { redirectUri } from '../provider/teamProvider.ts';
import { countLinks, setupOf, type SetupRow } from '../singleSignOn.queries.ts';

/** The sign-on of a team as its owner sees it; never the secret. */
export async function presentSetup(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  teamId: string,
): Promise<SingleSignOn> {
  const row = await setupOf(db, teamId);
  return {
    redirect_uri: redirectUri(config),
    setup: row
      ? {
          issuer: row.issuer,
          client_id: row.client_id,
          domain: row.domain,
          state: stateOf(row),
          record: proofRecord(row),
          proved_by: row.proved_by,
          lost_at: row.lost_at?.toISOString() ?? null,
          mailed_to: row.mail_expires_at && row.mail_expires_at > clock() ? row.mail_to : null,
          people: await countLinks(db, teamId),
        }
      : null,
  };
}

export function stateOf({ proved_at, tested_at, enabled_at }: SetupRow): SingleSignOnState {
  if (!proved_at) return 'draft';
  if (enabled_at) return 'on';
  return tested_at ? 'tested' : 'proved';
}
