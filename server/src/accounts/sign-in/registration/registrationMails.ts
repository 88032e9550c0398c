import type { SurveyAnswers } from '@portal/shared/contracts';
import { nextQuestion, type Locale } from '@portal/shared/domain';
import type { Config } from '../../../platform/config/Config.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import { mailKinds, type Mail } from '../../../platform/mail/Mailer.ts';
import { confirmedDays, linkMinutes } from '../../security/mails/mailedLink.ts';

interface Person {
  readonly locale: Locale;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface Letter {
  readonly subject: string;
  /** Paragraphs before and after the link. */
  readonly before: readonly string[];
  readonly link: string;
  readonly after: readonly string[];
}

interface Confirmation {
  readonly link: string;
  /** The answers so far; the page of the link asks for the others before it creates the account. */
  readonly survey: SurveyAnswers;
}

/** The mail whose link confirms the address and activates an account. */
export function confirmationMail(person: Person, { link, survey }: Confirmation): Mail {
  const letter = confirmation[person.locale](person);
  if (nextQuestion(survey) === null) return mail(person, link, letter);
  const isBegun = Object.keys(survey).length > 0;
  const step = (isBegun ? otherQuestions : questions)[person.locale];
  return mail(person, link, { ...letter, after: [step, ...letter.after] });
}

/** The mail to a person who asks for a new password before finishing their registration. */
export function wayBackMail(person: Person, link: string): Mail {
  return mail(person, link, wayBack[person.locale](person));
}

/** URL of the page that confirms and continues a registration. */
export function confirmationLink({ accountsUrl }: Pick<Config, 'accountsUrl'>, token: string) {
  return `${accountsUrl}/sign_up/confirm/${token}`;
}

/** Shown after the link until the survey is answered. */
const questions: Readonly<Record<Locale, string>> = {
  en: `After five short questions, your account is ready. You can stop at any time and open the link again within ${confirmedDays} days, on any device.`,
  ja: `続けて5つの簡単な質問にお答えいただくと、アカウントが有効になります。途中で中断しても、${confirmedDays}日以内に同じアドレスを開けば、どの端末からでも続きから再開できます。`,
};

/** The same for a person who has answered some of them before. */
const otherQuestions: Readonly<Record<Locale, string>> = {
  en: `After the remaining questions, your account is ready. You can stop at any time and open the link again within ${confirmedDays} days, on any device.`,
  ja: `続けて、まだお答えいただいていない質問にお答えいただくと、アカウントが有効になります。途中で中断しても、${confirmedDays}日以内に同じアドレスを開けば、どの端末からでも続きから再開できます。`,
};

/** The mail to a person who already has an account, which the page does not reveal. */
export function existingAccountMail(person: Person, link: string): Mail {
  return mail(person, link, existing[person.locale](person));
}

function mail({ email, locale }: Person, href: string, letter: Letter): Mail {
  const { link: text, ...rest } = letter;
  return { kind: mailKinds.registration, to: email, locale, ...rest, link: { text, href } };
}

const confirmation: Readonly<Record<Locale, (person: Person) => Letter>> = {
  en: (person) => ({
    subject: 'Activate your account',
    before: [
      greeting('en', person),
      `Thank you for registering. Open this link within ${linkMinutes} minutes to activate your account.`,
    ],
    link: 'Activate account',
    after: [
      'The link works for one account. If it has expired, register again.',
      'If you did not register, ignore this email: no account will be created.',
    ],
  }),
  ja: (person) => ({
    subject: 'アカウントの有効化のお願い',
    before: [
      greeting('ja', person),
      `ご登録ありがとうございます。${linkMinutes}分以内に次のアドレスを開いて、アカウントを有効にしてください。`,
    ],
    link: 'アカウントを有効にする',
    after: [
      'このアドレスで作成できるアカウントは1つです。有効期限が切れた場合は、もう一度ご登録ください。',
      'お心当たりがない場合は、このメールを破棄してください。アカウントは作成されません。',
    ],
  }),
};

const wayBack: Readonly<Record<Locale, (person: Person) => Letter>> = {
  en: (person) => ({
    subject: 'Finish your registration',
    before: [
      greeting('en', person),
      'Someone, probably you, asked for a new password. This email address has no account yet because its registration was not finished.',
      `Open this link within ${linkMinutes} minutes to continue where you left off.`,
    ],
    link: 'Continue registration',
    after: [
      'Then sign in with the password you chose when you registered. If you do not remember it, you can reset it.',
      'If you did not register, ignore this email: no account will be created.',
    ],
  }),
  ja: (person) => ({
    subject: 'ご登録の手続きが完了していません',
    before: [
      greeting('ja', person),
      'パスワードの再設定のお申し込みがありましたが、このメールアドレスのご登録は途中で中断されており、アカウントがまだありません。',
      `${linkMinutes}分以内に次のアドレスを開くと、中断したところから再開できます。`,
    ],
    link: '登録を再開する',
    after: [
      '登録の完了後、登録時に設定したパスワードでサインインしてください。お忘れの場合は、そのときに再設定できます。',
      'お心当たりがない場合は、このメールを破棄してください。アカウントは作成されません。',
    ],
  }),
};

const existing: Readonly<Record<Locale, (person: Person) => Letter>> = {
  en: () => ({
    subject: 'You already have an account',
    before: [
      'Someone, probably you, tried to register with this email address. It already has an account, so nothing was changed.',
      'Sign in with your password:',
    ],
    link: 'Sign in',
    after: ['If it was not you, you can ignore this email.'],
  }),
  ja: () => ({
    subject: 'アカウントはすでに登録されています',
    before: [
      'このメールアドレスで新規登録の操作がありました。このメールアドレスにはすでにアカウントがあるため、何も変更していません。',
      'お使いのパスワードでサインインしてください。',
    ],
    link: 'サインイン',
    after: ['お心当たりがない場合は、このメールを破棄してください。'],
  }),
};
