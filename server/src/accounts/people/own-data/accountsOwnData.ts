import { sql } from 'kysely';
import { customerOf, GatewayAwayError } from '../../../platform/cards/PaymentGateway.ts';
import { roleOf } from '../../../platform/http/Viewer.ts';
import type { OwnDataDeps, OwnDataPart } from '../../../platform/protocol/OwnDataPart.ts';
import { factorsOf } from '../../security/factors/factors.queries.ts';
import { accountById, teamsOf } from '../../directory/people.queries.ts';

/** A person's data in accounts and in tables that both services share, without secrets. */
export const accountsOwnData: readonly OwnDataPart[] = [
  {
    name: 'profile',
    about: { en: 'your account', ja: 'アカウント' },
    record: async ({ db }, { id }) => {
      const account = await accountById(db, id);
      if (!account) return null;
      const { pw_hash: _secret, version: _version, ...profile } = account;
      return profile;
    },
  },
  {
    name: 'team',
    about: { en: 'your team and your permission in it', ja: '所属チームと権限' },
    record: async ({ db }, { id }) => {
      const teams = await teamsOf(db, id);
      return teams.map(({ version: _version, role, ...team }) => ({ ...team, role: roleOf(role) }));
    },
  },
  {
    name: 'registration',
    about: { en: 'what you registered with', ja: '登録時の情報' },
    record: async ({ db }, { email }) =>
      db
        .selectFrom('accounts.registration')
        .select(['email', 'last_name', 'first_name', 'team_name', 'locale', 'country_code'])
        .select(['edition', 'kind', 'post_code', 'prefecture', 'address', 'tel'])
        .select(['terms_version', 'privacy_version', 'terms_at', 'confirmed_at', 'created_at'])
        .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'survey',
    about: { en: 'your answers to the survey', ja: 'アンケートの回答' },
    record: async ({ db }, { id }) => {
      const survey = await db
        .selectFrom('accounts.survey_answer')
        .select(['answers', 'answered_at'])
        .where('account_id', '=', id)
        .executeTakeFirst();
      return survey ?? null;
    },
  },
  {
    name: 'single-sign-on',
    about: { en: 'your sign-in by your company', ja: '会社のアカウントでのサインイン' },
    record: async ({ db }, { id }) =>
      db
        .selectFrom('accounts.sso_link')
        .select(['issuer', 'subject', 'created_at'])
        .where('account_id', '=', id)
        .execute(),
  },
  {
    name: 'sessions',
    about: { en: 'where you are signed in', ja: 'サインイン中のセッション' },
    record: async ({ db }, { id }) => {
      const sessions = await db
        .selectFrom('accounts.oidc_payload as session')
        .leftJoin('accounts.session_device as device', 'device.session_uid', 'session.uid')
        .select(['session.payload', 'session.expires_at'])
        .select(['device.user_agent', 'device.ip', 'device.seen_at'])
        .where('session.model', '=', 'Session')
        .where(sql`session.payload ->> 'accountId'`, '=', id)
        .execute();
      return sessions.map(({ payload: { loginTs }, expires_at, ...device }) => ({
        signed_in_at: typeof loginTs === 'number' ? new Date(loginTs * 1000) : null,
        ends_at: expires_at,
        ...device,
      }));
    },
  },
  {
    name: 'connected-sites',
    about: { en: 'other sites that act for you', ja: '接続中の外部サイト' },
    record: async ({ db }, { id }) =>
      db
        .selectFrom('portal.site_grant')
        .select(['site', 'origin', 'remotes', 'connected_at', 'ends_at'])
        .where('account_id', '=', id)
        .orderBy('connected_at')
        .execute(),
  },
  {
    name: 'second-factors',
    about: { en: 'how you confirm sign-ins', ja: '2要素認証の設定' },
    record: async ({ db }, { id }) => factorsOf(db, id),
  },
  {
    name: 'cards',
    about: {
      en: 'your cards, of which only the payment company knows the numbers',
      ja: '登録済みのカード（カード番号は決済会社のみが保管）',
    },
    record: async (deps, { id }) => cardsOf(deps, id),
  },
  {
    name: 'invitations',
    about: { en: 'invitations that you sent', ja: '送信した招待' },
    columns: ['email', 'sent_at', 'accepted_at'],
    rows: async ({ db }, { id }) => {
      const sent = await db
        .selectFrom('accounts.invitation')
        .select(['email', 'sent_at', 'accepted_at'])
        .where('invited_by', '=', id)
        .orderBy('sent_at')
        .execute();
      return sent.map(({ email, sent_at, accepted_at }) => [
        email,
        sent_at.toISOString(),
        accepted_at?.toISOString() ?? '',
      ]);
    },
  },
  {
    name: 'mails',
    about: { en: 'mails that were sent to you', ja: '送信されたメール' },
    columns: ['at', 'subject'],
    rows: async ({ db }, { email }) => {
      const mails = await db
        .selectFrom('portal.mail_outbox')
        .select(['created_at', 'subject'])
        .where((is) => is(is.fn('lower', ['recipient']), '=', email.toLowerCase()))
        .orderBy('created_at')
        .execute();
      return mails.map(({ created_at, subject }) => [created_at.toISOString(), subject]);
    },
  },
  {
    name: 'audit',
    about: { en: 'what you did, and what was done to your account', ja: '操作の記録' },
    columns: ['at', 'action', 'object', 'personal'],
    rows: async ({ db }, { id }) => {
      const acts = await db
        .selectFrom('portal.audit_log as act')
        .leftJoin('portal.audit_personal as personal', 'personal.seq', 'act.seq')
        .select(['act.at', 'act.action', 'act.object', 'personal.content'])
        // Details of other people's acts, such as their network address, are left out.
        .select((is) => is('act.actor', '=', id).as('isOwn'))
        .where((is) => is.or([is('act.actor', '=', id), is('act.object', '=', id)]))
        .orderBy('act.seq')
        .execute();
      return acts.map(({ at, action, object, content, isOwn }) => [
        at.toISOString(),
        action,
        object,
        isOwn && content !== null ? JSON.stringify(content) : '',
      ]);
    },
  },
];

async function cardsOf({ gateway }: OwnDataDeps, id: string): Promise<unknown> {
  if (!gateway) return [];
  try {
    const cards = await gateway.cards(customerOf(id));
    return cards.map(({ brand, number, expiry, isDefault }) => ({
      brand,
      last_four: number.slice(-4),
      expiry,
      is_default: isDefault,
    }));
  } catch (error) {
    if (!(error instanceof GatewayAwayError)) throw error;
    // Without the cards, the rest of the file is still useful.
    return { not_available: true };
  }
}
