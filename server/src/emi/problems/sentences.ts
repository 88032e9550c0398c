interface Sentence {
  readonly en: string;
  readonly ja: string;
}

const archive = {
  'archive-empty': {
    en: 'The archive is empty.',
    ja: 'アーカイブが空です。',
  },
  'archive-too-large': {
    en: 'The archive has {bytes} bytes; {limit} are allowed.',
    ja: 'アーカイブは {bytes} バイトです。上限は {limit} バイトです。',
  },
  'archive-format': {
    en: 'The file is neither a gzip nor a tar nor a zip archive.',
    ja: 'ファイルは gzip、tar、zip のいずれのアーカイブでもありません。',
  },
  'archive-truncated': {
    en: 'The archive ends in the middle; it was probably not copied completely.',
    ja: 'アーカイブが途中で終わっています。最後まで転送されなかった可能性があります。',
  },
  'archive-damaged': {
    en: 'The archive is damaged: {reason}.',
    ja: 'アーカイブが壊れています({reason})。',
  },
  'archive-not-tar': {
    en: 'The gzip file does not hold a tar archive.',
    ja: 'gzip ファイルの中身が tar アーカイブではありません。',
  },
  'archive-entries': {
    en: 'The archive has more than {limit} entries.',
    ja: 'アーカイブ内の項目が {limit} 件を超えています。',
  },
  'archive-file-size': {
    en: 'The file has {bytes} bytes unpacked; {limit} are allowed.',
    ja: 'ファイルは展開後 {bytes} バイトです。上限は {limit} バイトです。',
  },
  'archive-total-size': {
    en: 'The archive has more than {limit} bytes unpacked.',
    ja: 'アーカイブの展開後の大きさが {limit} バイトを超えています。',
  },
  'archive-ratio': {
    en: 'The archive unpacks to more than {limit} times its size.',
    ja: 'アーカイブの展開後の大きさが圧縮時の {limit} 倍を超えています。',
  },
  'archive-entry-kind': {
    en: 'The archive holds a link or device; only files and folders are allowed.',
    ja: 'アーカイブにリンクまたはデバイスが含まれています。使えるのはファイルとフォルダーだけです。',
  },
  'archive-path': {
    en: 'The archive holds an entry with a forbidden path ({reason}).',
    ja: 'アーカイブに使用できないパスの項目があります({reason})。',
  },
  'archive-duplicate': {
    en: 'The archive holds this file twice (upper and lower case and a final .Z make no difference).',
    ja: '同じファイルが 2 回含まれています(大文字と小文字、末尾の .Z は区別しません)。',
  },
  'archive-encrypted': {
    en: 'The zip archive is encrypted; it can only be read without a password.',
    ja: 'zip アーカイブが暗号化されています。パスワードなしのものだけ読み取れます。',
  },
  'archive-method': {
    en: 'The zip archive uses the compression method {method}; only stored and deflated files can be read.',
    ja: 'zip アーカイブの圧縮方式 {method} には対応していません(無圧縮と deflate のみ)。',
  },
  'archive-overlap': {
    en: 'The zip archive holds files that overlap each other.',
    ja: 'zip アーカイブ内のファイルが互いに重なっています。',
  },
  'lzw-damaged': {
    en: 'The compressed .Z file is damaged at byte {byte}.',
    ja: '圧縮ファイル(.Z)が {byte} バイト目で壊れています。',
  },
} satisfies Record<string, Sentence>;

/** Every problem the engine can name, in the languages of the portal; `{name}` is one of its values. */
export const sentences = { ...archive };
