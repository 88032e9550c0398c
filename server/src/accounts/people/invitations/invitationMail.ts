import { personName, type Locale } from '@portal/shared/domain';
import { roleOf, type ViewerRole } from '../../../platform/http/Viewer.ts';
import { greeting, looksLikeAddress } from '../../../platform/mail/greeting.ts';
import { mailKinds, type Mail } from '../../../platform/mail/Mailer.ts';
import { quotedName } from '../../security/mails/quotedName.ts';

/** How long the link of an invitation is valid. */
export const invitationDays = 7;

interface Invited {
  readonly email: string;
  readonly last_name: string;
  readonly first_name: string;
  /** Code of the role. */
  readonly role: number;
  readonly locale: Locale;
}

interface Inviting {
  readonly team: string;
  readonly person: { readonly last_name: string; readonly first_name: string };
}

const roleWords: Readonly<Record<Locale, Readonly<Record<ViewerRole, string>>>> = {
  en: { owner: 'an owner', admin: 'an admin', guest: 'a guest' },
  ja: { owner: 'オーナー', admin: '管理者', guest: 'ゲスト' },
};

/** The mail with the link that joins a team. It does not depend on whether the address has an account. */
export function invitationMail(invited: Invited, by: Inviting, link: string): Mail {
  const { locale, email } = invited;
  const role = roleWords[locale][roleOf(invited.role)];
  const name = personName(by.person, locale);
  const inviter = looksLikeAddress(name) ? '' : name;
  const team = quotedName(locale, by.team);
  const texts = {
    en: {
      subject: 'You are invited to a team',
      before: [
        helloTo(invited),
        `${inviter || 'A colleague'} invites you to ${team} as ${role}.`,
        `Open this link within ${invitationDays} days to accept:`,
      ],
      link: { text: 'View invitation', href: link },
      after: [
        'The link is only for you and works once. Register there, or sign in if you have an account.',
        'If you do not expect an invitation, ignore this email: nothing will change.',
      ],
    },
    ja: {
      subject: 'チームへのご招待',
      before: [
        helloTo(invited),
        `${inviter === '' ? 'チームの方' : `${inviter} 様`}から、${team}に${role}として招待されています。`,
        `${invitationDays}日以内に次のアドレスを開いて、参加の手続きをしてください。`,
      ],
      link: { text: '招待を確認する', href: link },
      after: [
        'このアドレスはご本人専用で、一度だけ使えます。アカウントをお持ちでない場合は登録、お持ちの場合はサインインして参加します。',
        'お心当たりがない場合は、このメールを破棄してください。何も変更されません。',
      ],
    },
  }[locale];
  return { kind: mailKinds.team, to: email, locale, ...texts };
}

function helloTo({ locale, last_name, first_name }: Invited): string {
  if (last_name === '' || first_name === '') return locale === 'ja' ? 'お客様' : 'Hello,';
  return greeting(locale, { firstName: first_name, lastName: last_name });
}
