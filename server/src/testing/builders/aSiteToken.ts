import { SignJWT } from 'jose';
import type { Deps } from '../../platform/Deps.ts';
import { siteAudience, siteClientId } from '../../platform/protocol/sites/siteClient.ts';
import { saveSiteGrant } from '../../platform/protocol/sites/siteGrants.queries.ts';
import type { TestPerson } from './people.ts';

interface GivenSiteToken {
  readonly site: string;
  readonly person: Pick<TestPerson, 'id' | 'team'>;
  readonly remotes: readonly string[];
}

let grants = 0;

/** A site token as issued by accounts, with its grant. */
export async function aSiteToken(
  { db, keys, config, clock }: Pick<Deps, 'db' | 'keys' | 'config' | 'clock'>,
  { site, person, remotes }: GivenSiteToken,
): Promise<string> {
  const grant = `grant-${String((grants += 1))}`;
  const now = clock();
  await saveSiteGrant(db, {
    id: grant,
    site,
    account_id: person.id,
    team_id: person.team.id,
    session_uid: 'session',
    origin: 'https://intranet.example',
    remotes: JSON.stringify(remotes),
    connected_at: now,
    ends_at: new Date(now.getTime() + 3_600_000),
  });
  const { privateKey, kid } = await keys.signingKey('openid', 'ES256');
  return new SignJWT({ scope: remotes.join(' '), grant, client_id: siteClientId(site) })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid })
    .setIssuer(config.accountsUrl)
    .setAudience(siteAudience)
    .setSubject(person.id)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 600_000))
    .sign(privateKey);
}
