import { sql } from 'kysely';
import type { ErasingPiece } from '../../../platform/db/ErasingPiece.ts';

/** Erases a person from accounts and from tables that both services share. */
export const accountsErasing: readonly ErasingPiece[] = [
  {
    tables: ['accounts.invitation'],
    erase: async (trx, { id, email }) => {
      await trx
        .deleteFrom('accounts.invitation')
        .where((is) =>
          is.or([
            is('invited_by', '=', id),
            is(is.fn('lower', ['email']), '=', email.toLowerCase()),
          ]),
        )
        .execute();
    },
  },
  {
    tables: ['accounts.registration'],
    erase: async (trx, { email }) => {
      await trx
        .deleteFrom('accounts.registration')
        .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
        .execute();
    },
  },
  {
    tables: ['accounts.lock_out'],
    erase: async (trx, { email }) => {
      await trx
        .deleteFrom('accounts.lock_out')
        .where(sql<boolean>`starts_with(key, ${`account:${email.toLowerCase()}`})`)
        .execute();
    },
  },
  {
    tables: ['accounts.oidc_payload', 'accounts.session_proof'],
    erase: async (trx, { id }) => {
      const payloads = await trx
        .deleteFrom('accounts.oidc_payload')
        .where(
          sql<boolean>`payload ->> 'accountId' = ${id}
          or payload #>> '{result,login,accountId}' = ${id}
          or payload #>> '{session,accountId}' = ${id}`,
        )
        .returning('uid')
        .execute();
      const uids = payloads.flatMap(({ uid }) => (uid === null ? [] : [uid]));
      if (uids.length === 0) return;
      await trx.deleteFrom('accounts.session_proof').where('session_uid', 'in', uids).execute();
    },
  },
  {
    tables: ['portal.site_grant'],
    erase: async (trx, { id }) => {
      await trx.deleteFrom('portal.site_grant').where('account_id', '=', id).execute();
    },
  },
  {
    tables: ['portal.mail_outbox', 'portal.mail_picture'],
    erase: async (trx, { email }) => {
      const mails = await trx
        .deleteFrom('portal.mail_outbox')
        .where((is) => is(is.fn('lower', ['recipient']), '=', email.toLowerCase()))
        .returning('id')
        .execute();
      if (mails.length === 0) return;
      await trx
        .deleteFrom('portal.mail_picture')
        .where(
          'mail_id',
          'in',
          mails.map(({ id }) => id),
        )
        .execute();
    },
  },
  {
    tables: ['portal.call_limit'],
    erase: async (trx, { id, email }) => {
      await trx
        .deleteFrom('portal.call_limit')
        .where(
          sql<boolean>`position(${id} in key) > 0
          or position(${email.toLowerCase()} in lower(key)) > 0`,
        )
        .execute();
    },
  },
  {
    // The audit chain holds only digests: it stays valid without these rows.
    tables: ['portal.audit_personal'],
    erase: async (trx, { id, email }) => {
      await trx
        .deleteFrom('portal.audit_personal')
        .where(
          sql<boolean>`position(${email.toLowerCase()} in lower(content::text)) > 0
          or seq in (select seq from portal.audit_log where actor = ${id} or object = ${id})`,
        )
        .execute();
    },
  },
  {
    // The last piece: rows that belong to the account alone are deleted with it.
    tables: [
      'accounts.account',
      'accounts.membership',
      'accounts.leaving',
      'accounts.survey_answer',
      'accounts.password_reset',
      'accounts.session_device',
      'accounts.address_change',
      'accounts.factor_reset',
      'accounts.totp',
      'accounts.recovery_code',
      'accounts.passkey',
      'accounts.passkey_challenge',
      'accounts.staff',
      'accounts.pending_sign_in',
      'accounts.sso_link',
    ],
    erase: async (trx, { id }) => {
      await trx.deleteFrom('accounts.account').where('id', '=', id).execute();
    },
  },
  {
    tables: ['portal.audit_log'],
    stays: 'rows of the chain name ids only, which are shown as former members',
  },
  {
    tables: ['accounts.leaving_reason'],
    stays: 'reasons were written without who gave them',
  },
  {
    tables: ['accounts.sso_attempt'],
    erase: async (trx, { email }) => {
      await trx
        .deleteFrom('accounts.sso_attempt')
        .where(sql<boolean>`lower(identity ->> 'email') = ${email.toLowerCase()}`)
        .execute();
    },
  },
  {
    tables: ['accounts.single_sign_on'],
    stays: 'how a team signs in names no person but the mailbox of a domain',
  },
  {
    tables: ['accounts.team'],
    stays: 'a team that ends is deleted where its last member leaves it; others keep their details',
  },
];
