import { recordAudit } from '../../../platform/db/audit.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { InvalidError } from '../../../platform/errors.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { newLinkToken } from '../../security/mails/mailedLink.ts';
import type { Author } from '../../directory/Author.ts';
import { accountByEmail, accountById, lockAccount } from '../../directory/people.queries.ts';
import { closeAddressChange, giveAddressLinks, insertAddressChange } from './address.queries.ts';
import { addressChanges, addressMails } from './addressLimits.ts';
import { addressInUseMail, agreeMail, confirmMail } from './addressMails.ts';

/** How long the links of a change are valid. */
const linkHours = 24;

const addressMailsJob = defineJob<{ readonly id: string }>('accounts.address-mails');

/**
 * Requests a change of the mail address, which replaces an earlier request. A job looks up whether
 * the address has an account, so neither the answer nor its timing reveals it.
 * @throws InvalidError `same_address` @throws TooManyError
 */
export async function askForAddress(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { viewer: { user, team }, ip }: Author,
  email: string,
): Promise<void> {
  const { db, clock, queue } = deps;
  if (email.toLowerCase() === user.email.toLowerCase()) {
    throw new InvalidError({ email: 'same_address' });
  }
  await takeCall(deps, addressChanges, user.id);
  await takeCall(deps, addressMails, email.toLowerCase());
  const now = clock();
  const id = newId(now);
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id);
    await closeAddressChange(trx, user.id, now);
    await insertAddressChange(trx, {
      id,
      account_id: user.id,
      old_email: user.email,
      new_email: email,
      old_token_hash: null,
      new_token_hash: null,
      old_agreed_at: null,
      new_agreed_at: null,
      expires_at: new Date(now.getTime() + linkHours * 60 * 60_000),
      used_at: null,
      created_at: now,
    });
    await queue.enqueue(trx, addressMailsJob, { id });
    await recordAudit(trx, {
      at: now,
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'account.address-ask',
      object: user.id,
      personal: { email, from: user.email },
    });
  });
}

/** Cancels a requested change; the mailed links stop working. */
export async function cancelAddressChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer: { user, team }, ip }: Author,
): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    if (!(await closeAddressChange(trx, user.id, at))) return;
    const audit = { at, actor: user.id, teamId: team.id, ip, object: user.id };
    await recordAudit(trx, { ...audit, action: 'account.address-refuse' });
  });
}

/**
 * Mails the links. If the new address has an account, its holder gets a mail that says so instead;
 * the old address gets the same mail in either case.
 */
export const addressMailsWorker: Workers = ({ db, mailer, config, queue }) => {
  queue.work(addressMailsJob, async ({ id }) => {
    const [old, fresh] = [newLinkToken(), newLinkToken()];
    await db.transaction().execute(async (trx) => {
      const change = await giveAddressLinks(trx, id, { old: old.hash, new: fresh.hash });
      if (!change) return;
      const account = await accountById(trx, change.account_id);
      if (account?.status !== 'active') return;
      const email = change.new_email;
      const holder = await accountByEmail(trx, email);
      const toNew = holder
        ? addressInUseMail(holder, config)
        : confirmMail({ ...account, email }, config, { token: fresh.token, linkHours });
      await mailer.send(trx, toNew);
      const link = { token: old.token, linkHours, email };
      await mailer.send(trx, agreeMail(account, config, link));
    });
  });
};
