import type { Config } from '../../../platform/config/Config.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { otherwiseEnglish } from '../mails/otherwiseEnglish.ts';
import { securityMail, type Addressee } from '../mails/securityMail.ts';
import { timeIn } from '../mails/timeIn.ts';
import { quotedName } from '../mails/quotedName.ts';

type Urls = Pick<Config, 'accountsUrl'>;

interface Asked {
  readonly token: string;
  readonly dueAt: Date;
}

const linkOf = ({ accountsUrl }: Urls, { token }: Asked) => `${accountsUrl}/factor-reset/${token}`;

/**
 * To whom the second factors belong: when they are removed, and how to stop it.
 * @param asked `byOwner`: name of the team whose owner has asked; left out for an operator
 */
export function resetAskedMail(
  person: Addressee,
  config: Urls,
  asked: Asked & { readonly byOwner: string | undefined },
): Mail {
  const { byOwner, dueAt } = asked;
  const time = timeIn(otherwiseEnglish(person.locale), dueAt);
  const who =
    byOwner === undefined
      ? {
          en: 'Someone, probably you, reported that the second factors of your account are lost.',
          ja: 'お使いのアカウントの2要素認証の手段を紛失されたとのご連絡をいただきました。',
        }
      : {
          en: `The owner of ${quotedName('en', byOwner)} reported that the second factors of your account are lost.`,
          ja: `${quotedName('ja', byOwner)}のオーナーから、お使いのアカウントの2要素認証の手段を紛失されたとの申し出がありました。`,
        };
  return securityMail(
    person,
    {
      en: {
        subject: 'Two-factor authentication of your account will be turned off',
        before: [
          who.en,
          `They will be removed in 24 hours, at ${time}. After that, you sign in without them.`,
          'If you did not request this, stop it now on this page. You don’t need to sign in.',
        ],
        link: 'Keep two-factor authentication',
        after: [
          'Using one of your second factors also stops it.',
          'If you have lost them, you don’t need to do anything.',
        ],
      },
      ja: {
        subject: 'お使いのアカウントの2要素認証が解除されます',
        before: [
          who.ja,
          `24時間後の${time}に、2要素認証を解除します。その後は、2要素認証なしでサインインできます。`,
          'お心当たりがない場合は、すぐに次のページで中止してください。サインインは必要ありません。',
        ],
        link: '2要素認証の解除を中止する',
        after: [
          'お持ちの手段で本人確認を行った場合も、解除は中止されます。',
          '紛失された場合は、何もする必要はありません。',
        ],
      },
    },
    linkOf(config, asked),
  );
}

/** To the team's owner, who may have been asked for it by an impostor, or not at all. */
export function resetAskedMailToOwner(
  owner: Addressee,
  config: Urls,
  asked: Asked & { readonly person: string },
): Mail {
  const { person, dueAt } = asked;
  const time = timeIn(otherwiseEnglish(owner.locale), dueAt);
  return securityMail(
    owner,
    {
      en: {
        subject: 'Two-factor authentication of a member will be turned off',
        before: [
          `Someone, probably you, reported that ${person} of your team has lost the second factors of their account.`,
          `They will be removed in 24 hours, at ${time}. Until then, you and the person can stop it.`,
          'If you did not request this, stop it now, and ask the person.',
        ],
        link: 'Keep two-factor authentication',
        after: ['If you are sure that they have asked for it, there is nothing to do.'],
      },
      ja: {
        subject: 'メンバーの2要素認証が解除されます',
        before: [
          `チームの ${person} さんが2要素認証の手段を紛失されたとの申し出がありました。`,
          `24時間後の${time}に、2要素認証を解除します。それまでは、オーナーとご本人のどちらからでも中止できます。`,
          'お心当たりがない場合は、すぐに中止し、ご本人にご確認ください。',
        ],
        link: '2要素認証の解除を中止する',
        after: ['ご本人からの依頼であることが確かな場合は、何もする必要はありません。'],
      },
    },
    linkOf(config, asked),
  );
}

/** To whom the second factors belong, after their removal was stopped. */
export function resetStoppedMail(person: Addressee, { accountsUrl }: Urls): Mail {
  return securityMail(
    person,
    {
      en: {
        subject: 'Two-factor authentication of your account stays on',
        before: [
          'The removal of your second factors was stopped.',
          'If you have lost them, request the removal again.',
          'If you did not request it, someone tried to get into your account: choose a new password.',
        ],
        link: 'Reset password',
        after: ['If you have stopped it because you found them, there is nothing to do.'],
      },
      ja: {
        subject: '2要素認証の解除が中止されました',
        before: [
          'お使いのアカウントの2要素認証の解除は中止されました。2要素認証はそのままお使いいただけます。',
          '紛失された場合は、もう一度ご依頼ください。',
          '解除を依頼されていない場合は、第三者がアカウントに入ろうとした可能性があります。新しいパスワードを設定してください。',
        ],
        link: 'パスワードを再設定する',
        after: ['見つかったために中止された場合は、何もする必要はありません。'],
      },
    },
    `${accountsUrl}/password/reset`,
  );
}

/** The same to the owner of the team. @param person the member's mail address */
export function resetStoppedMailToOwner(
  owner: Addressee,
  { accountsUrl }: Urls,
  person: string,
): Mail {
  return securityMail(
    owner,
    {
      en: {
        subject: 'Two-factor authentication of a member stays on',
        before: [`The second factors of ${person} will not be removed: that was stopped.`],
        link: 'View the team’s users',
        after: ['If the person has really lost them, you can ask for it again.'],
      },
      ja: {
        subject: 'メンバーの2要素認証の解除が中止されました',
        before: [`${person} さんの2要素認証の解除は中止されました。`],
        link: 'ユーザー管理を開く',
        after: ['ご本人が実際に紛失されている場合は、もう一度解除を依頼できます。'],
      },
    },
    `${accountsUrl}/users`,
  );
}
