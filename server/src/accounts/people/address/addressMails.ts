import type { Config } from '../../../platform/config/Config.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { securityMail, type Addressee } from '../../security/mails/securityMail.ts';

interface Link {
  readonly token: string;
  readonly linkHours: number;
}

/** To the new address: its link confirms that the person reads the mailbox. */
export function confirmMail(
  person: Addressee,
  { accountsUrl }: Config,
  { token, linkHours }: Link,
): Mail {
  const letters = {
    en: {
      subject: 'Confirm your new email address',
      before: [
        'Someone, probably you, wants to sign in with this email address.',
        `Open this page within ${linkHours} hours to confirm it. The current address must also confirm.`,
      ],
      link: 'Confirm address',
      after: ['If it was not you, ignore this email: nothing will change.'],
    },
    ja: {
      subject: '新しいメールアドレスの確認',
      before: [
        'このメールアドレスを、今後サインインに使うアドレスにするお申し込みがありました。',
        `${linkHours}時間以内に次のページを開いて確認してください。現在のアドレスでの同意も必要です。`,
      ],
      link: 'メールアドレスを確認する',
      after: ['お心当たりがない場合は、このメールを破棄してください。何も変更されません。'],
    },
  };
  return securityMail(person, letters, `${accountsUrl}/address/${token}`);
}

/** To the present address: its link lets the person agree to the change or stop it. */
export function agreeMail(
  person: Addressee,
  { accountsUrl }: Config,
  { token, linkHours, email }: Link & { readonly email: string },
): Mail {
  const reset = `${accountsUrl}/password/reset`;
  const letters = {
    en: {
      subject: 'Confirm the change of your email address',
      before: [
        `Someone, probably you, wants to change the email address of your account to ${email}.`,
        `Open this page within ${linkHours} hours to approve or cancel the change. The new address must also be confirmed.`,
      ],
      link: 'Approve or cancel',
      after: [
        `If it was not you, cancel it on that page, and choose a new password immediately:\n${reset}`,
      ],
    },
    ja: {
      subject: 'メールアドレス変更のお申し込み',
      before: [
        `お使いのアカウントのメールアドレスを ${email} に変更するお申し込みがありました。`,
        `${linkHours}時間以内に次のページを開いて、変更に同意するか、中止してください。新しいアドレスでの確認も必要です。`,
      ],
      link: '同意または中止する',
      after: [
        `お心当たりがない場合は、そのページで中止し、すぐにパスワードを再設定してください。\n${reset}`,
      ],
    },
  };
  return securityMail(person, letters, `${accountsUrl}/address/${token}`);
}

/** To the new address if it has an account: only its holder learns of it. */
export function addressInUseMail(holder: Addressee, { accountsUrl }: Config): Mail {
  const letters = {
    en: {
      subject: 'Somebody wanted to use your email address',
      before: [
        'Somebody wanted to give this email address to another account. It is the address of your account, so nothing changes.',
        'If it was you, and you have two accounts, sign in with this address:',
      ],
      link: 'Open your account',
      after: ['If it was not you, there is nothing to do.'],
    },
    ja: {
      subject: 'お使いのメールアドレスについて',
      before: [
        'このメールアドレスを別のアカウントに使うお申し込みがありました。すでにお客様のアカウントのアドレスのため、何も変更されません。',
        'ご自身によるもので、アカウントを2つお持ちの場合は、このアドレスでサインインできます。',
      ],
      link: 'アカウントを開く',
      after: ['お心当たりがない場合は、何もする必要はありません。'],
    },
  };
  return securityMail(holder, letters, `${accountsUrl}/user`);
}

/** To both addresses after the change. @param email the new address */
export function addressChangedMail(
  person: Addressee,
  { accountsUrl }: Config,
  email: string,
): Mail {
  const letters = {
    en: {
      subject: 'Your email address was changed',
      before: [
        `You sign in with ${email} from now on. Emails go there, too.`,
        'Both addresses have agreed to the change. Your password and your devices stay as they are.',
      ],
      link: 'View your devices',
      after: ['If you did not agree, contact our support.'],
    },
    ja: {
      subject: 'メールアドレスが変更されました',
      before: [
        `今後は ${email} でサインインしてください。メールもこのアドレスに届きます。`,
        '変更には両方のアドレスから同意がありました。パスワードとサインイン中の端末はそのままです。',
      ],
      link: 'サインイン中の端末を見る',
      after: ['同意した覚えがない場合は、サポートにご連絡ください。'],
    },
  };
  return securityMail(person, letters, `${accountsUrl}/sessions`);
}
