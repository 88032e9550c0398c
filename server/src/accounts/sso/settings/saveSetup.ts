import { randomBytes } from 'node:crypto';
import type { SingleSignOnRequest } from '@portal/shared/contracts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, InvalidError } from '../../../platform/errors.ts';
import type { Author } from '../../directory/Author.ts';
import { mailDomain } from '../domain/mailDomain.ts';
import { outboundOf } from '../provider/teamProvider.ts';
import {
  insertSetup,
  isDomainTaken,
  lockSetup,
  updateSetup,
  type SetupRow,
} from '../singleSignOn.queries.ts';

/**
 * Saves which provider a team signs in by, and for which domain. A new domain must be proved again,
 * and a changed provider tested again.
 * @throws InvalidError for an invalid address or domain; ConflictError `switched_on`
 */
export async function saveSetup(
  { db, clock, keys, config }: Pick<Deps, 'db' | 'clock' | 'keys' | 'config'>,
  { viewer: { user, team }, ip }: Author,
  request: SingleSignOnRequest,
): Promise<void> {
  const { client_secret } = request;
  const given = {
    issuer: readIssuer(config, request.issuer),
    client_id: request.client_id,
    domain: readDomain(request.domain),
  };
  const { domain } = given;
  const now = clock();
  await db.transaction().execute(async (trx) => {
    if (await isDomainTaken(trx, { domain, teamId: team.id })) {
      throw new InvalidError({ domain: 'domain_taken' });
    }
    const known = await lockSetup(trx, team.id);
    const isOther = known && (known.domain !== domain || isOtherProvider(known, given));
    if (known?.enabled_at && isOther) throw new ConflictError('switched_on');
    const secret = client_secret === '' ? keptSecret(known, given) : keys.seal(client_secret);
    if (secret === undefined) throw new InvalidError({ client_secret: 'required' });
    const change = { ...given, client_secret: secret, updated_at: now };
    if (known) {
      await updateSetup(trx, team.id, {
        ...change,
        version: known.version + 1,
        ...(known.enabled_at ? {} : { tested_at: null }),
        ...(known.domain === domain ? {} : unproved()),
      });
    } else {
      await insertSetup(trx, {
        ...change,
        ...unproved(),
        team_id: team.id,
        enabled_at: null,
        version: 1,
        created_at: now,
      });
    }
    await recordAudit(trx, {
      at: now,
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'sso.update',
      object: team.id,
      details: { ...given, secret: client_secret === '' ? 'kept' : 'changed' },
    });
  });
}

/** Also accepts the URL of the discovery document, which many people copy. */
function readIssuer(config: Deps['config'], typed: string): string {
  const issuer = typed.replace(/\/\.well-known\/openid-configuration$/, '');
  try {
    const url = outboundOf(config).requireAllowed(issuer);
    if (url.search === '' && url.hash === '') return issuer;
  } catch {
    // Refused below, like an address with a query.
  }
  throw new InvalidError({ issuer: 'not_an_address' });
}

function readDomain(typed: string): string {
  const read = mailDomain(typed);
  if ('fault' in read) throw new InvalidError({ domain: read.fault });
  return read.domain;
}

type Given = Pick<SetupRow, 'issuer' | 'client_id' | 'domain'>;

/** Keeps a secret only for the provider for which it was typed. */
function keptSecret(known: SetupRow | undefined, given: Given): string | undefined {
  return known && !isOtherProvider(known, given) ? known.client_secret : undefined;
}

function isOtherProvider(known: SetupRow, given: Given): boolean {
  return known.issuer !== given.issuer || known.client_id !== given.client_id;
}

/** The initial values of an unproved domain. */
function unproved() {
  return {
    record_token: randomBytes(24).toString('base64url'),
    proved_at: null,
    proved_by: null,
    lost_at: null,
    mail_token_hash: null,
    mail_to: null,
    mail_expires_at: null,
    tested_at: null,
  };
}
