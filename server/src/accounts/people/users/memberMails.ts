import type { Locale } from '@portal/shared/domain';
import { greeting } from '../../../platform/mail/greeting.ts';
import { mailKinds, type Mail } from '../../../platform/mail/Mailer.ts';
import { quotedName } from '../../security/mails/quotedName.ts';

export interface Addressee {
  readonly email: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly locale: Locale;
}

/** The mail to a removed member. */
export function removalMail(person: Addressee, team: string, managerUrl: string): Mail {
  const { locale, email } = person;
  const name = quotedName(locale, team);
  const hello = greeting(locale, { firstName: person.first_name, lastName: person.last_name });
  const texts = {
    en: {
      subject: 'You are no longer in your team',
      before: [
        hello,
        `You were removed from ${name}. Its licenses, orders, and analyses stay with it.`,
        'Your account continues: you sign in as before and have your own Community edition team.',
      ],
      link: { text: 'Sign in', href: managerUrl },
      after: ['If you do not know why, ask the people of the team.'],
    },
    ja: {
      subject: 'チームから外れました',
      before: [
        hello,
        `${name}から外れました。チームのライセンス・注文・解析結果はチームに残ります。`,
        'アカウントはそのままお使いいただけます。これまでと同じようにサインインでき、ご自身のCommunity版のチームが用意されています。',
      ],
      link: { text: 'サインイン', href: managerUrl },
      after: ['お心当たりがない場合は、チームの方にご確認ください。'],
    },
  }[locale];
  return { kind: mailKinds.team, to: email, locale, ...texts };
}
