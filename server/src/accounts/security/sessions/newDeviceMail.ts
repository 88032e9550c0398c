import type { Config } from '../../../platform/config/Config.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { otherwiseEnglish } from '../mails/otherwiseEnglish.ts';
import { securityMail, type Addressee } from '../mails/securityMail.ts';
import { timeIn } from '../mails/timeIn.ts';
import type { Device } from './deviceOf.ts';

interface SignIn {
  readonly device: Device;
  readonly ip: string;
  readonly at: Date;
}

/** The mail about a sign-in from a browser that had not signed in to the account before. */
export function newDeviceMail(
  person: Addressee,
  { device, ip, at }: SignIn,
  { accountsUrl }: Config,
): Mail {
  const { browser, system } = device;
  const reset = `${accountsUrl}/password/reset`;
  const time = timeIn(otherwiseEnglish(person.locale), at);
  const letters = {
    en: {
      subject: 'New sign-in to your account',
      before: [
        'Someone, probably you, signed in to your account from a new browser.',
        [
          `Device: ${[browser, system].filter(Boolean).join(' on ') || 'unknown'}`,
          `Time: ${time}`,
          `Network address: ${ip}`,
        ].join('\n'),
        'If it was you, you don’t need to do anything. Otherwise, sign the device out on this page:',
      ],
      link: 'View your devices',
      after: [`Then choose a new password, which signs out every device:\n${reset}`],
    },
    ja: {
      subject: '新しい端末からサインインがありました',
      before: [
        'これまで使われたことのないブラウザーから、お使いのアカウントへのサインインがありました。',
        [
          `端末：${[system, browser].filter(Boolean).join('の') || '不明'}`,
          `日時：${time}`,
          `ネットワークアドレス：${ip}`,
        ].join('\n'),
        'ご自身によるものであれば、何もする必要はありません。お心当たりがない場合は、次のページでその端末をサインアウトしてください。',
      ],
      link: '端末の一覧を見る',
      after: [
        `続けて、新しいパスワードを設定してください。すべての端末がサインアウトします。\n${reset}`,
      ],
    },
  };
  return securityMail(person, letters, `${accountsUrl}/sessions`);
}
