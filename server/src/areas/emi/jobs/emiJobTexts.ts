import type { Locale } from '@portal/shared/domain';

interface EmiJobTexts {
  readonly off: string;
  readonly notFinished: string;
  readonly noUse: string;
  readonly over: string;
  readonly busy: string;
  readonly tooLarge: Readonly<Record<'classes' | 'roles', string>>;
}

/** Sentences about analyses that are refused, by language. */
export const emiJobTexts: Readonly<Record<Locale, EmiJobTexts>> = {
  en: {
    off: 'The EMI check is currently unavailable.',
    notFinished: 'Only a successful analysis can be run again.',
    noUse: 'A new analysis uses the license, which has no use left today.',
    over: 'The board is no longer stored. Upload it again.',
    busy: 'Your team has too many queued analyses. Try again when one has finished.',
    tooLarge: {
      classes: 'The list of net classes is larger than 1 MB.',
      roles: 'The list of roles is larger than 1 MB.',
    },
  },
  ja: {
    off: '現在EMIチェックはご利用いただけません。',
    notFinished: '再解析できるのは、正常に終了した解析だけです。',
    noUse: '新しい解析には使用回数が1回必要ですが、この解析のライセンスは現在使用できません。',
    over: '基板データの保存期間が終了しました。もう一度アップロードしてください。',
    busy: '待機中の解析が多すぎます。終了してから、もう一度お試しください。',
    tooLarge: {
      classes: 'ネットの分類の一覧が1MBを超えています。',
      roles: '部品の役割の一覧が1MBを超えています。',
    },
  },
};
