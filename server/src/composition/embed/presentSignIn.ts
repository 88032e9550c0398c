import type { EmbedSite } from '@portal/shared/contracts';
import type { Config } from '../../platform/config/Config.ts';
import {
  siteAnswerAddress,
  siteClientId,
  type Site,
} from '../../platform/protocol/sites/siteClient.ts';

/** How a page of one of a site's origins signs somebody in. */
export function presentSignIn(
  config: Config,
  { name, remotes }: Pick<Site, 'name' | 'remotes'>,
  origin: string,
): NonNullable<EmbedSite['sign_in']> {
  const client_id = siteClientId(name);
  const redirect_uri = siteAnswerAddress(config, origin);
  const query = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: remotes.join(' '),
    code_challenge_method: 'S256',
  });
  return {
    client_id,
    redirect_uri,
    authorization: `${config.accountsUrl}/oidc/auth?${query.toString()}`,
    token: `${config.accountsUrl}/oidc/token`,
  };
}
