import type { Config } from '../../../platform/config/Config.ts';
import { siteAnswerAddress, siteOfClient } from '../../../platform/protocol/sites/siteClient.ts';

interface AskingClient {
  readonly clientId: string;
  readonly redirectUris?: readonly string[] | undefined;
}

/**
 * Whether a page of this origin may send codes and refresh tokens itself (CORS): pages of a site
 * without a server, which have an address for answers here.
 */
export function mayPageAsk(
  config: Pick<Config, 'accountsUrl'>,
  origin: string,
  { clientId, redirectUris = [] }: AskingClient,
): boolean {
  if (siteOfClient(clientId) === undefined) return false;
  return redirectUris.includes(siteAnswerAddress(config, origin));
}
