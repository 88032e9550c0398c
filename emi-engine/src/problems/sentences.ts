import type { Sentence } from './Sentence.ts';
import { settingsSentences } from './settingsSentences.ts';

const archive = {
  'archive-empty': {
    en: 'The archive is empty.',
    ja: 'アーカイブが空です。',
  },
  'archive-too-large': {
    en: 'The archive is larger than {limit:size}.',
    ja: 'アーカイブが {limit:size} を超えています。',
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
    en: 'The archive is damaged and cannot be unpacked.',
    ja: 'アーカイブが壊れているため、展開できません。',
  },
  'archive-not-tar': {
    en: 'The gzip file does not hold a tar archive.',
    ja: 'gzip ファイルの中身が tar アーカイブではありません。',
  },
  'archive-entries': {
    en: 'The archive has more than {limit} entries.',
    ja: 'アーカイブ内の項目が{limit}件を超えています。',
  },
  'archive-file-size': {
    en: 'The file is larger than {limit:size} when it is unpacked.',
    ja: 'ファイルの展開後の大きさが {limit:size} を超えています。',
  },
  'archive-total-size': {
    en: 'The archive is larger than {limit:size} when it is unpacked.',
    ja: 'アーカイブの展開後の大きさが {limit:size} を超えています。',
  },
  'archive-ratio': {
    en: 'Unpacked, the archive is more than {limit} times as large as packed.',
    ja: 'アーカイブの展開後の大きさが圧縮時の{limit}倍を超えています。',
  },
  'archive-entry-kind': {
    en: 'The archive holds a link or device; only files and folders are allowed.',
    ja: 'アーカイブにリンクまたはデバイスが含まれています。使えるのはファイルとフォルダーだけです。',
  },
  'archive-path': {
    en: 'The path leads out of the archive or has characters that cannot be used.',
    ja: 'パスがアーカイブの外を指しているか、使用できない文字を含んでいます。',
  },
  'archive-path-length': {
    en: 'The path is too long: it can have up to {depth} parts of {bytes} bytes each.',
    ja: 'パスが長すぎます。使用できるのは{depth}階層まで、名前は1つにつき {bytes} バイトまでです。',
  },
  'archive-duplicate': {
    en: 'The archive holds this file twice (upper and lower case and a final .Z make no difference).',
    ja: '同じファイルが2回含まれています（大文字と小文字、末尾の .Z は区別しません）。',
  },
  'archive-encrypted': {
    en: 'The zip archive is encrypted; it can only be read without a password.',
    ja: 'zip アーカイブが暗号化されています。パスワードなしのものだけ読み取れます。',
  },
  'archive-method': {
    en: 'The zip archive uses the compression method {method}; only stored and deflated files can be read.',
    ja: 'zip アーカイブの圧縮方式 {method} には対応していません（無圧縮と deflate のみ）。',
  },
  'archive-overlap': {
    en: 'The zip archive holds files that overlap each other.',
    ja: 'zip アーカイブ内のファイルが互いに重なっています。',
  },
  'lzw-damaged': {
    en: 'The compressed .Z file is damaged at byte {byte}.',
    ja: '圧縮ファイル（.Z）が {byte} バイト目で壊れています。',
  },
} satisfies Record<string, Sentence>;

const files = {
  'line-too-long': {
    en: 'The line is longer than {limit:size}.',
    ja: '行の長さが {limit:size} を超えています。',
  },
  'file-too-long': {
    en: 'The file is larger than {limit:size}, which is the most for a file of this kind.',
    ja: 'ファイルが、この種類のファイルの上限である {limit:size} を超えています。',
  },
  'coordinate-range': {
    en: 'A coordinate lies more than 2.1 m from the origin.',
    ja: '座標が原点から 2.1 m を超えて離れています。',
  },
  'too-many-points': {
    en: 'The surfaces have more than {limit} points.',
    ja: '面の点が{limit}個を超えています。',
  },
  'too-many-features': {
    en: 'The file has more than {limit} features.',
    ja: '図形が{limit}個を超えています。',
  },
  'too-many-symbols': {
    en: 'The file has more than {limit} symbols.',
    ja: 'シンボルが{limit}個を超えています。',
  },
  'too-many-records': {
    en: 'The file has more than {limit} records of this kind.',
    ja: 'ファイルに同じ種類のレコードが{limit}件を超えて含まれています。',
  },
  'too-many-repeats': {
    en: 'The step is repeated more than {limit} times.',
    ja: 'ステップの繰り返しが{limit}回を超えています。',
  },
  'record-unreadable': {
    en: 'The record cannot be read and is left out.',
    ja: 'レコードを読み取れないため、除外しました。',
  },
  'feature-count': {
    en: 'The file announces {announced} features and holds {read}.',
    ja: 'ファイルには図形が{announced}個と書かれていますが、実際は{read}個です。',
  },
} satisfies Record<string, Sentence>;

const job = {
  'no-matrix': {
    en: 'The archive is not ODB++: it has no file matrix/matrix.',
    ja: 'アーカイブは ODB++ ではありません（matrix/matrix がありません）。',
  },
  jobs: {
    en: 'The archive holds several jobs: {jobs}. Choose one of them.',
    ja: 'アーカイブに複数のジョブがあります：{jobs}。解析するジョブを選んでください。',
  },
  'job-unknown': {
    en: 'The archive holds no job {job}; it holds {jobs}.',
    ja: 'アーカイブに {job} というジョブはありません。あるのは {jobs} です。',
  },
  units: {
    en: 'The units of the archive cannot be right. Read in inches, the board measures {inch} mm; in millimeters, {mm} mm. Give the unit and analyze it again.',
    ja: 'アーカイブの単位が正しくありません。インチなら基板の大きさは {inch} mm、ミリメートルなら {mm} mm です。単位を指定して、もう一度解析してください。',
  },
  'no-steps': {
    en: 'The job has no step with layers.',
    ja: '層のあるステップがジョブにありません。',
  },
  'no-copper': {
    en: 'The matrix names no copper layer (BOARD with SIGNAL, POWER_GROUND or MIXED).',
    ja: 'マトリックスに銅箔層（BOARD の SIGNAL、POWER_GROUND、MIXED）がありません。',
  },
  'too-many-copper': {
    en: 'The board has more than {limit} copper layers.',
    ja: '基板の銅箔層が{limit}層を超えています。',
  },
  'material-range': {
    en: 'No material has the value {value} of {name}; it lies between {least} and {most}.',
    ja: '{name} の値 {value} は物理的にあり得ません。{least} から {most} までの値が必要です。',
  },
  'material-unknown': {
    en: 'The value {value} of {name} stands for an unknown one; a usual value is assumed.',
    ja: '{name} の値 {value} は不明を表すものとみなし、一般的な値を仮定しました。',
  },
  'copper-empty': {
    en: 'The copper layers of the board are empty, so there is nothing to analyze.',
    ja: '基板の銅箔層に図形がないため、解析できません。',
  },
  'step-chosen': {
    en: 'The job has several steps ({steps}); this one was analyzed.',
    ja: 'ジョブに複数のステップ（{steps}）があります。このステップを解析しました。',
  },
  'step-repeats-ignored': {
    en: 'The step repeats other steps; they were not analyzed.',
    ja: 'ステップがほかのステップを繰り返しています。繰り返し部分は解析していません。',
  },
  'no-profile': {
    en: 'The step has no profile; the extent of its copper stands for the outline of the board.',
    ja: 'ステップにプロファイルがありません。銅箔の範囲を基板の外形としました。',
  },
  'no-features': {
    en: 'The layer has no features file and counts as empty.',
    ja: '層に features ファイルがないため、空として扱いました。',
  },
  'no-eda-data': {
    en: 'The step has no eda/data, so nets are unknown; rules that need nets are left out.',
    ja: 'ステップに eda/data がないため、ネットは不明です。ネットが必要なルールは省きました。',
  },
  'no-eda-data-netlist': {
    en: 'The step has no eda/data; its net list is read instead.',
    ja: 'ステップに eda/data がないため、代わりにネットリストを読み取りました。',
  },
  'nets-of-netlist': {
    en: 'The {nets} nets of the net list were followed along the copper that they touch; pins have the net of the copper below them.',
    ja: 'ネットリストの {nets} ネットを、接している銅箔に沿ってたどりました。ピンのネットはその下の銅箔から求めました。',
  },
  'netlist-elsewhere': {
    en: 'The points of the net list do not lie on the pads and holes of the board, so nets are unknown; rules that need nets are left out.',
    ja: 'ネットリストの点が基板のパッドや穴の位置と合わないため、ネットは不明です。ネットが必要なルールは省きました。',
  },
  'nets-grown': {
    en: 'The file does not say the net of all copper; {pieces} features got the net of the pins, vias and copper that they touch.',
    ja: 'ネットが記載されていない銅箔があります。{pieces}個の図形には、接しているピン、ビア、銅箔のネットを割り当てました。',
  },
  'holes-unknown': {
    en: 'Nothing tells where the board has holes: no drill layer, no via in eda/data, and no pads of one net above each other. Rules that miss vias are left out.',
    ja: '穴の位置が分かりません（ドリル層、eda/data のビア、同じネットで重なるパッドのいずれもありません）。ビアの有無を調べるルールは省きました。',
  },
  'names-encoding': {
    en: 'Names of nets and parts are not UTF-8; they were read as {encoding}.',
    ja: 'ネット名と部品名が UTF-8 ではないため、{encoding} として読み取りました。',
  },
  'no-components': {
    en: 'The step has no components; rules that need parts are left out.',
    ja: 'ステップに部品情報がありません。部品が必要なルールは省きました。',
  },
  'symbol-depth': {
    en: 'The symbol is made of itself, or of more than {limit} symbols one inside the other.',
    ja: 'シンボルが自分自身を含むか、入れ子が{limit}段を超えています。',
  },
  'symbol-size': {
    en: 'The symbol has more than {limit} points with all that it is made of.',
    ja: 'シンボルの点が、含まれるシンボルを合わせて{limit}個を超えています。',
  },
  'symbol-unknown': {
    en: 'The symbol {symbol} is neither a standard one nor in the job; its pads are left out.',
    ja: 'シンボル {symbol} は標準シンボルでもジョブ内のシンボルでもないため、除外しました。',
  },
  'symbol-simplified': {
    en: 'The symbol {symbol} counts as the rectangle around it.',
    ja: 'シンボル {symbol} は外接する長方形として扱いました。',
  },
  'eda-layer-unknown': {
    en: 'Nets refer to the layer {layer}, which the matrix does not have.',
    ja: 'ネットが参照する層 {layer} がマトリックスにありません。',
  },
  'eda-feature-unknown': {
    en: 'Nets refer to features that the layer {layer} does not have.',
    ja: 'ネットが参照する図形が層 {layer} にありません。',
  },
} satisfies Record<string, Sentence>;

/** All problems of the engine, in the languages of the portal. */
export const sentences = { ...archive, ...files, ...job, ...settingsSentences };
