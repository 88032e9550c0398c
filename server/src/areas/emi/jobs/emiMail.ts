import type { Locale } from '@portal/shared/domain';
import type { Config } from '../../../platform/config/Config.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import { mailKinds, type Mail } from '../../../platform/mail/Mailer.ts';
import type { EmiMailFacts } from './emi-jobs.queries.ts';
import { describeEmiJobError } from './EmiJobError.ts';

interface EmiMailTexts {
  readonly done: string;
  readonly failed: string;
  readonly doneText: string;
  readonly failedText: (reason: string) => string;
  /** A failed analysis returns the license's use. */
  readonly facts: (file: string, project: string, license: string) => string;
  readonly link: string;
  readonly failedLink: string;
  readonly closing: string;
  /** The link to the mail settings. */
  readonly settings: string;
}

const texts: Readonly<Record<Locale, EmiMailTexts>> = {
  en: {
    done: 'EMI check: the report is ready',
    failed: 'EMI check: the board could not be analyzed',
    doneText: 'Your board has been analyzed. The report is available for 30 days.',
    failedText: (reason) => `Your board could not be analyzed: ${reason} No credit was used.`,
    facts: (file, project, license) => `File: ${file}\nProject: ${project}\nLicense: ${license}`,
    link: 'View result',
    failedLink: 'View analyses',
    closing: 'This is an automated email.',
    settings: 'Choose which notices you get by email',
  },
  ja: {
    done: 'EMIチェック：解析レポートができました',
    failed: 'EMIチェック：基板を解析できませんでした',
    doneText: '基板の解析が完了しました。レポートは30日間ダウンロードできます。',
    failedText: (reason) =>
      `基板を解析できませんでした。${reason} 今回の解析で使用回数は減っていません。`,
    facts: (file, project, license) =>
      `ファイル名：${file}\nプロジェクト名：${project}\nライセンス：${license}`,
    link: '解析結果を確認する',
    failedLink: '解析の一覧を確認する',
    closing: 'このメールは自動送信されています。',
    settings: 'お知らせメールの設定（配信停止を含む）',
  },
};

/** Writes the mail to the requester about the end of an analysis. */
export function emiMail(
  facts: EmiMailFacts,
  { managerUrl, accountsUrl }: Pick<Config, 'managerUrl' | 'accountsUrl'>,
): Mail {
  const { id, locale, email, error, src_filename, label, number } = facts;
  const words = texts[locale];
  const isDone = facts.status === 'success';
  return {
    kind: mailKinds.emi,
    to: email,
    locale,
    subject: isDone ? words.done : words.failed,
    before: [
      greeting(locale, { firstName: facts.first_name, lastName: facts.last_name }),
      isDone ? words.doneText : words.failedText(describeEmiJobError(error, locale)),
      words.facts(src_filename, label, number),
    ],
    link: isDone
      ? { text: words.link, href: `${managerUrl}/demitasnx/${id}` }
      : { text: words.failedLink, href: `${managerUrl}/demitasnx` },
    after: [words.closing],
    unsubscribe: { text: words.settings, href: `${accountsUrl}/notices` },
  };
}
