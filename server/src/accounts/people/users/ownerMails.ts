import { personName, type Locale } from '@portal/shared/domain';
import { greeting, looksLikeAddress } from '../../../platform/mail/greeting.ts';
import { mailKinds, type Mail } from '../../../platform/mail/Mailer.ts';
import type { Addressee } from './memberMails.ts';
import { quotedName } from '../../security/mails/quotedName.ts';

interface Transfer {
  /** Name of the team. */
  readonly team: string;
  readonly from: Addressee;
  readonly to: Addressee;
}

/** The mail to the new owner of a team. */
export function newOwnerMail({ team, from, to }: Transfer, accountsUrl: string): Mail {
  const { locale } = to;
  const name = quotedName(locale, team);
  const by = nameIn(locale, from);
  const texts = {
    en: {
      subject: 'You are now the owner of your team',
      before: [
        hello(to),
        `${by || 'The former owner'} has transferred ${name} to you. You are now its owner and can do everything in it, including transferring it.`,
      ],
      link: { text: 'View the team’s users', href: `${accountsUrl}/users` },
      after: ['The former owner stays in the team as an admin.'],
    },
    ja: {
      subject: 'チームのオーナーになりました',
      before: [
        hello(to),
        `${by ? `${by} 様` : 'これまでのオーナー'}から${name}を譲渡されました。今後はオーナーとして、チームの譲渡を含むすべての操作ができます。`,
      ],
      link: { text: 'ユーザー管理を開く', href: `${accountsUrl}/users` },
      after: ['これまでのオーナーは、管理者としてチームに残ります。'],
    },
  }[locale];
  return { kind: mailKinds.team, to: to.email, locale, ...texts };
}

/** The mail to the former owner of a team, who can act if it was not them. */
export function formerOwnerMail({ team, from, to }: Transfer, accountsUrl: string): Mail {
  const { locale } = from;
  const name = quotedName(locale, team);
  const by = nameIn(locale, to);
  const reset = `${accountsUrl}/password/reset`;
  const texts = {
    en: {
      subject: 'You have transferred your team',
      before: [
        hello(from),
        `${by || 'Another user'} is now the owner of ${name}. You stay in it as an admin.`,
        'Only the new owner can transfer it again.',
        'If it was not you, someone else is using your account: choose a new password immediately, and ask the new owner to transfer the team back.',
      ],
      link: { text: 'Reset password', href: reset },
      after: ['If it was you, there is nothing to do.'],
    },
    ja: {
      subject: 'チームを譲渡しました',
      before: [
        hello(from),
        `${name}のオーナーは、${by ? `${by} 様` : 'ほかのユーザー'}になりました。あなたは管理者としてチームに残ります。`,
        '再び譲渡できるのは、新しいオーナーだけです。',
        'お心当たりがない場合は、第三者がアカウントを使用しています。すぐにパスワードを再設定し、新しいオーナーにチームの返還を依頼してください。',
      ],
      link: { text: 'パスワードを再設定する', href: reset },
      after: ['ご自身で譲渡された場合は、何もする必要はありません。'],
    },
  }[locale];
  return { kind: mailKinds.team, to: from.email, locale, ...texts };
}

function hello({ locale, first_name, last_name }: Addressee): string {
  return greeting(locale, { firstName: first_name, lastName: last_name });
}

/** A person's name; empty when it looks like an address, which mail programs turn into a link. */
function nameIn(locale: Locale, person: Addressee): string {
  const name = personName(person, locale);
  return looksLikeAddress(name) ? '' : name;
}
