import type { AddressLookAnswer, AddressOutcome } from '@portal/shared/contracts';
import type { Transaction } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { hashToken, linkState } from '../../security/mails/mailedLink.ts';
import { closePasswordResets } from '../../sign-in/passwords/passwordReset.queries.ts';
import { accountByEmail, accountById, teamsOf } from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import {
  addressChangeOf,
  closeAddressChange,
  lockAddressChange,
  noteAgreement,
  setEmail,
  type AddressChangeRow,
  type LinkedChange,
} from './address.queries.ts';
import { addressChangedMail } from './addressMails.ts';

type LinkDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'mailer' | 'config'>;

interface Opened {
  readonly token: string;
  readonly ip: string;
}

/** The state and content of a mailed link. Changes nothing. */
export async function lookAtAddressLink(
  { db, clock }: LinkDeps,
  token: string,
): Promise<AddressLookAnswer> {
  const found = openOf(await addressChangeOf(db, hashToken(token)), clock());
  if (typeof found === 'string') return { state: found };
  const { row, side } = found;
  return {
    state: 'open',
    side,
    old_email: row.old_email,
    new_email: row.new_email,
    has_agreed: row[`${side}_agreed_at`] !== null,
    expires_at: row.expires_at.toISOString(),
  };
}

/** Agrees by one of the two links; the address is changed when both have agreed. */
export async function agreeToAddress(
  deps: LinkDeps,
  { token, ip }: Opened,
): Promise<AddressOutcome> {
  const { db, clock } = deps;
  const now = clock();
  return db.transaction().execute(async (trx): Promise<AddressOutcome> => {
    const found = openOf(await lockAddressChange(trx, hashToken(token)), now);
    if (typeof found === 'string') return found;
    const { row, side } = found;
    await noteAgreement(trx, { id: row.id, side, now });
    const other = side === 'old' ? row.new_agreed_at : row.old_agreed_at;
    return other === null ? 'waiting' : changeAddress(trx, deps, row, ip);
  });
}

/** Stops the change, by either link. */
export async function refuseAddress(
  { db, clock }: LinkDeps,
  { token, ip }: Opened,
): Promise<AddressOutcome> {
  const now = clock();
  return db.transaction().execute(async (trx): Promise<AddressOutcome> => {
    const found = openOf(await lockAddressChange(trx, hashToken(token)), now);
    if (typeof found === 'string') return found;
    const { account_id } = found.row;
    await closeAddressChange(trx, account_id, now);
    const [team] = await teamsOf(trx, account_id);
    const audit = { at: now, actor: account_id, teamId: team?.id, ip, object: account_id };
    await recordAudit(trx, { ...audit, action: 'account.address-refuse' });
    return 'refused';
  });
}

/** The change if its link is open, otherwise the state of the link. */
function openOf(found: LinkedChange | undefined, now: Date) {
  if (!found) return 'unknown';
  const { used_at: usedAt, expires_at: expiresAt } = found.row;
  const state = linkState({ usedAt, expiresAt }, now);
  return state === 'open' ? found : state;
}

/** Makes the change that both addresses have agreed to, and tells both and the manager. */
async function changeAddress(
  trx: Transaction<Database>,
  { clock, queue, mailer, config }: LinkDeps,
  { account_id, old_email, new_email }: AddressChangeRow,
  ip: string,
): Promise<AddressOutcome> {
  const now = clock();
  await closeAddressChange(trx, account_id, now);
  const account = await accountById(trx, account_id);
  // Meanwhile another person may have registered with it, or an operator may have changed it.
  const isPossible = account?.status === 'active' && account.email === old_email;
  if (!isPossible || (await accountByEmail(trx, new_email))) return 'impossible';
  await setEmail(trx, { id: account_id, email: new_email, now });
  // Their links were mailed to the old address.
  await closePasswordResets(trx, account_id, now);
  const teams = await teamsOf(trx, account_id);
  await recordAudit(trx, {
    at: now,
    actor: account_id,
    teamId: teams[0]?.id,
    ip,
    action: 'account.address-change',
    object: account_id,
    personal: { email: new_email, from: old_email },
  });
  for (const { id } of teams) await tellTeamSnapshot(trx, queue, id);
  for (const email of [new_email, old_email]) {
    await mailer.send(trx, addressChangedMail({ ...account, email }, config, new_email));
  }
  return 'changed';
}
