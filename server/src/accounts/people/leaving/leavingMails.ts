import type { CalendarDay, Locale } from '@portal/shared/domain';
import type { Config } from '../../../platform/config/Config.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { documentFormats } from '@portal/paper/documentFormats.ts';
import { securityMail, type Addressee } from '../../security/mails/securityMail.ts';

interface Ending {
  /** The last one on which its reader can come back. */
  readonly lastDay: CalendarDay;
  /** Whether the team ends with its only member. */
  readonly teamEnds: boolean;
}

/** The mail right after leaving, with the last day to come back. */
export function leftMail(person: Addressee, config: Config, ending: Ending): Mail {
  return withWayBack(person, config, ending, {
    en: {
      subject: 'You have left the service',
      before: 'Your account is closed. All devices have been signed out.',
    },
    ja: {
      subject: '退会の手続きが完了しました',
      before: '退会の手続きが完了しました。すべての端末からサインアウトしています。',
    },
  });
}

/** The mail shortly before personal data is erased. */
export function reminderMail(person: Addressee, config: Config, ending: Ending): Mail {
  return withWayBack(person, config, ending, {
    en: {
      subject: 'Your data will be erased soon',
      before: 'You have left the service, and the time to come back is almost over.',
    },
    ja: {
      subject: 'まもなくお客様の情報を消去します',
      before: '退会のお手続き後、利用を再開できる期間がまもなく終わります。',
    },
  });
}

/** The mail after personal data was erased: the last one. */
export function erasedMail(person: Addressee, { accountsUrl }: Config): Mail {
  return securityMail(
    person,
    {
      en: {
        subject: 'Your data has been erased',
        before: [
          'The 30 days after you left the service are over, and your personal data has been erased. The account can no longer be opened.',
          'Orders, invoices, and other documents are kept for as long as the law requires. This is the last email about the account.',
        ],
        link: 'Register again',
        after: ['Whoever registers again begins with a new account. Thank you for your trust.'],
      },
      ja: {
        subject: 'お客様の情報を消去しました',
        before: [
          '退会のお手続きから30日が過ぎたため、お客様の個人情報を消去しました。このアカウントはもうご利用になれません。',
          '注文・請求書などの書類は、法令で定められた期間保管します。このアカウントについてのご連絡は、このメールが最後です。',
        ],
        link: '新しく登録する',
        after: [
          '再度ご登録いただくと、新しいアカウントになります。これまでのご利用、ありがとうございました。',
        ],
      },
    },
    `${accountsUrl}/sign_up`,
  );
}

/** The mail after a person came back. */
export function cameBackMail(person: Addressee, { accountsUrl }: Config): Mail {
  return securityMail(
    person,
    {
      en: {
        subject: 'Welcome back',
        before: [
          'Your account is open again, as it was when you left. Nothing will be erased.',
          'If it was not you, choose a new password immediately:',
        ],
        link: 'Reset password',
        after: ['If it was you, there is nothing to do.'],
      },
      ja: {
        subject: 'ご利用を再開しました',
        before: [
          'アカウントのご利用を再開しました。退会前と同じ状態でお使いいただけます。情報は消去されません。',
          'お心当たりがない場合は、すぐにパスワードを再設定してください。',
        ],
        link: 'パスワードを再設定する',
        after: ['ご自身で再開された場合は、何もする必要はありません。'],
      },
    },
    `${accountsUrl}/password/reset`,
  );
}

type Opening = Readonly<Record<Locale, { readonly subject: string; readonly before: string }>>;

function withWayBack(
  person: Addressee,
  { accountsUrl }: Config,
  { lastDay, teamEnds }: Ending,
  { en, ja }: Opening,
): Mail {
  const [dayEn, dayJa] = [
    documentFormats('en', 'JPY').day(lastDay),
    documentFormats('ja', 'JPY').day(lastDay),
  ];
  return securityMail(
    person,
    {
      en: {
        subject: en.subject,
        before: [
          en.before,
          `You can come back until ${dayEn} (Japan time): sign in, and everything is as it was.`,
          'After that, your name, email address, cards, and all other personal data are permanently erased.',
        ],
        link: 'Sign in and come back',
        after: [
          teamEnds
            ? 'Your team ends on that day as well, since nobody else is in it. Orders, invoices and other documents stay for as long as the law asks.'
            : 'Licenses, orders and analyses stay with your team, which then sees a former member in your place.',
          'If you did not leave the service yourself, sign in, come back, and change the password.',
        ],
      },
      ja: {
        subject: ja.subject,
        before: [
          ja.before,
          `${dayJa}まで（日本時間）は、サインインするだけで、これまでどおりにご利用を再開できます。`,
          'この日を過ぎると、お名前・メールアドレス・カードなどの個人情報を消去します。消去した情報は元に戻せません。',
        ],
        link: 'サインインして再開する',
        after: [
          teamEnds
            ? 'ほかにメンバーがいないため、チームも同じ日に終了します。注文・請求書などの書類は、法令で定められた期間保管します。'
            : 'ライセンス・注文・解析結果はチームに残り、お名前は「退会済みメンバー」と表示されます。',
          'お心当たりがない場合は、サインインしてご利用を再開し、パスワードを変更してください。',
        ],
      },
    },
    `${accountsUrl}/user`,
  );
}
