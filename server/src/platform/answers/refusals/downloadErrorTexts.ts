/** Part of `errorPageTexts`: failed downloads. */
export const downloadErrorTexts = {
  installer_unknown: {
    next: 'back',
    en: {
      title: 'There is no such file',
      sentence:
        'The file was withdrawn, or this address names a version, edition or architecture that does not exist. Choose the file on the download page.',
    },
    ja: {
      title: 'ファイルが見つかりません',
      sentence:
        '公開が終了したか、存在しないバージョン・エディション・ビット数が指定されています。ダウンロード画面からファイルを選択してください。',
    },
  },
  installer_missing: {
    next: 'back',
    en: {
      title: 'This file cannot be delivered at the moment',
      sentence:
        'We couldn’t deliver this file because of a problem on our side. Try again later, or contact support with the request ID.',
    },
    ja: {
      title: '現在このファイルをダウンロードできません',
      sentence:
        'システム側の問題でファイルが見つかりません。しばらくしてから再試行するか、リクエストIDを添えてお問い合わせください。',
    },
  },
  details_missing: {
    next: 'back',
    en: {
      title: 'Company details are missing',
      sentence:
        'Your team can download when its company details are complete. The download page says which are missing.',
    },
    ja: {
      title: '会社情報が未登録です',
      sentence:
        'ダウンロードするには、チームの会社情報をすべて登録してください。未登録の項目はダウンロード画面で確認できます。',
    },
  },
  other_edition: {
    next: 'back',
    en: {
      title: 'This file is for another edition',
      sentence: 'Your team can download the files of its own edition.',
    },
    ja: {
      title: '別のエディションのファイルです',
      sentence: 'ダウンロードできるのは、お使いのエディションのファイルだけです。',
    },
  },
} as const;
