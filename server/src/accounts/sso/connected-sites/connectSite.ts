import type { Provider } from 'oidc-provider';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import {
  siteClientId,
  siteGrantMs,
  siteResource,
} from '../../../platform/protocol/sites/siteClient.ts';
import { saveSiteGrant } from '../../../platform/protocol/sites/siteGrants.queries.ts';
import { teamsOf } from '../../directory/people.queries.ts';
import type { Interaction } from '../../sign-in/steps/openInteraction.ts';
import type { AskedSite } from './askedSite.ts';

/**
 * Lets a site act for a person in their team, for 12 hours at most.
 * @returns the id of the provider's grant
 */
export async function connectSite(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  provider: Provider,
  { interaction, asked, ip }: { interaction: Interaction; asked: AskedSite; ip: string },
): Promise<string> {
  const { site, accountId, sessionUid, origin, remotes } = asked;
  const clientId = siteClientId(site.name);
  const known =
    interaction.grantId === undefined ? undefined : await provider.Grant.find(interaction.grantId);
  const grant = known ?? new provider.Grant({ accountId, clientId });
  // A site does not learn who the person is, so all other scopes are refused.
  grant.addOIDCScope('openid');
  grant.rejectOIDCScope('email profile');
  grant.addResourceScope(siteResource(deps.config), remotes.join(' '));
  const id = await grant.save();
  const at = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const [team] = await teamsOf(trx, accountId);
    await saveSiteGrant(trx, {
      id,
      site: site.name,
      account_id: accountId,
      team_id: team?.id ?? '',
      session_uid: sessionUid,
      origin,
      remotes: JSON.stringify(remotes),
      connected_at: at,
      ends_at: new Date(at.getTime() + siteGrantMs),
    });
    const audit = { at, actor: accountId, teamId: team?.id, ip, object: site.name };
    await recordAudit(trx, { ...audit, action: 'site.connect', details: { origin, remotes } });
  });
  return id;
}
