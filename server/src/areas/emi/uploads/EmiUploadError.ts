import type { Locale } from '@portal/shared/domain';
import type { JobLists } from '../jobs/jobLists.ts';

const sentences = {
  off: {
    en: 'The EMI check is currently unavailable.',
    ja: '現在EMIチェックはご利用いただけません。',
  },
  token: {
    en: 'This upload was not permitted, or its permission has expired. Upload the file again.',
    ja: 'アップロードの許可がないか、有効期限が切れています。もう一度アップロードしてください。',
  },
  license: {
    en: 'This license does not exist or was taken back. Choose another license.',
    ja: 'このライセンスは存在しないか、取り消されています。別のライセンスを選択してください。',
  },
  license_period: {
    en: 'Today is outside the validity period of this license. Choose another license.',
    ja: '本日はこのライセンスの有効期間外です。別のライセンスを選択してください。',
  },
  license_used: {
    en: 'No uses of this license are left. Choose another license.',
    ja: 'このライセンスの使用回数の残りがありません。別のライセンスを選択してください。',
  },
  terms: {
    en: 'The usage notes have changed. Reload the page and read them again.',
    ja: '利用上の注意が変更されました。ページを再読み込みして、もう一度ご確認ください。',
  },
  failed: {
    en: 'Too many uploads of your team could not be analyzed today. Try again tomorrow.',
    ja: '本日は解析できないアップロードが上限に達しました。明日もう一度お試しください。',
  },
  open: {
    en: 'Your team has too many unfinished uploads. Finish or discard one, or try again tomorrow.',
    ja: 'チームの未完了のアップロードが上限に達しました。完了または破棄するか、明日もう一度お試しください。',
  },
  file_missing: {
    en: 'Choose a file.',
    ja: 'ファイルを選択してください。',
  },
  file_type: {
    en: 'The file is neither a .tgz nor a .zip archive.',
    ja: 'ファイルが .tgz または .zip のアーカイブではありません。',
  },
  file_size: {
    en: 'The file is larger than 128 MB.',
    ja: 'ファイルが128MBを超えています。',
  },
  settings: {
    en: 'The settings of the board cannot be read.',
    ja: '基板の設定を読み取れません。',
  },
  form: {
    en: 'The upload could not be read. Try again.',
    ja: 'アップロードを読み取れませんでした。もう一度お試しください。',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

type EmiUploadFault = keyof typeof sentences;

/** The upload is refused; has the reason for the log. */
export class EmiUploadError extends Error {
  override readonly name = 'EmiUploadError';

  /** @param sentence in the reader's language, for reasons with a variable sentence */
  constructor(
    readonly fault: EmiUploadFault | keyof JobLists,
    private readonly sentence = '',
  ) {
    super(fault);
  }

  /** The refusal in one sentence. */
  describe(locale: Locale): string {
    const { fault } = this;
    return fault === 'classes' || fault === 'roles' ? this.sentence : sentences[fault][locale];
  }
}
