import type { Deps } from '../../../platform/Deps.ts';
import { siteOfClient, type Site } from '../../../platform/protocol/sites/siteClient.ts';
import { siteByName } from '../../../platform/protocol/sites/sites.queries.ts';
import type { Interaction } from '../../sign-in/steps/openInteraction.ts';

/** What a site asks of a signed-in person. */
export interface AskedSite {
  readonly site: Site;
  readonly accountId: string;
  readonly sessionUid: string;
  /** Origin of the pages that ask. */
  readonly origin: string;
  /** The remotes that the site requests. */
  readonly remotes: readonly string[];
}

/** @returns undefined without a request for consent, or when the site was removed */
export async function askedSite(
  { db }: Pick<Deps, 'db'>,
  { prompt, params, session }: Interaction,
): Promise<AskedSite | undefined> {
  const name = siteOfClient(textOf(params['client_id']));
  if (prompt.name !== 'consent' || name === undefined || !session) return undefined;
  const site = await siteByName(db, name);
  if (!site) return undefined;
  const wanted = textOf(params['scope']).split(' ');
  return {
    site,
    accountId: session.accountId,
    sessionUid: session.uid,
    origin: originOf(textOf(params['redirect_uri'])),
    remotes: site.remotes.filter((remote) => wanted.includes(remote)),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The provider has checked that the address is one of the site's: `siteAnswerAddress`, or its server. */
function originOf(redirectUri: string): string {
  const url = new URL(redirectUri);
  return url.searchParams.get('origin') ?? url.origin;
}
