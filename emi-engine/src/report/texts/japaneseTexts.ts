import { type Texts } from './Texts.ts';

export const japaneseTexts: Texts = {
  title: 'EMIチェックレポート',
  verdictTitle: 'リスクの一覧であり、適合試験ではありません',
  verdict:
    'このレポートは、設計ガイドラインが電磁妨害（EMI）のリスクとして挙げるレイアウト上の箇所を一覧にしたものです。放射の測定は行っておらず、製品が規格の試験に合格するかどうかを示すものではありません。指摘のない基板が不合格になることも、指摘のある基板が合格することもあります。',
  severities: { error: 'エラー', warning: '警告', info: '情報' },
  confidences: { certain: '確実', likely: '可能性が高い', worth_a_look: '要確認' },
  counted: {
    error: (count) => `エラー ${count}件`,
    warning: (count) => `警告 ${count}件`,
    info: (count) => `情報 ${count}件`,
  },
  classes: {
    ...{ ground: 'グラウンド', power: '電源', clock: 'クロック', highSpeed: '高速信号' },
    ...{ io: '外部入出力', unknown: '不明' },
  },
  classSources: { given: '指定', guessed: '推定', none: '不明' },
  units: {
    mm: 'mm',
    mm2: 'mm²',
    '%': '%',
    MHz: 'MHz',
    'dBµV/m': 'dBµV/m',
    ps: 'ps',
    count: '',
    ratio: '',
  },
  remarked: (text, remark) => `${text}（${remark}）`,
  sides: { top: '部品面', bottom: 'はんだ面' },
  summary: {
    ...{
      title: '概要',
      customer: 'お客様',
      project: 'プロジェクト',
      worst: '特に重大な指摘',
      board: '基板',
      date: '日付',
      identifiers: '識別番号',
      size: '寸法',
    },
    ...{ layers: '銅箔層', nets: 'ネット', parts: '部品', holes: '穴' },
    ...{ stackup: '層構成', findings: 'ルール別の指摘', rule: 'ルール', total: '合計' },
    ...{ netClasses: '分類別のネット数', ofThemGuessed: 'うち推定', thickness: '厚さ' },
    ...{ permittivity: '比誘電率', assumed: '仮定', plane: 'プレーン', skipped: '未確認' },
    copper: (name) => `銅箔 ${name}`,
    dielectric: (number) => `誘電体 ${number}`,
  },
  heat: {
    title: 'ヒートマップ',
    note: '2 mm 四方ごとに、すべての指摘の重大度を合計したものです。',
    range: (from, to) => `${from}～${to}`,
  },
  pictures: {
    title: '基板',
    layer: (name) => `層 ${name}`,
    seenFromTop: '表から見た図',
    seenFromBottom: '裏から見た図、左右反転',
    parts: '部品',
    marks: '指摘',
    noLayer: '特定の層に属さない指摘',
    fewerMarks: (shown, all) => `${all}件のうち重大な${shown}件に印を付けています。`,
    simplified: (count, exactly) =>
      `基板の図形が${exactly}個を超えるため、うち${count}個は簡略化して描いています。`,
    crop: '周囲 10 mm 角',
  },
  rules: {
    ...{ title: '指摘事項', list: 'ルール', what: '内容', why: '理由', source: '基準値の出典' },
    none: '指摘はありません。',
    figures: '数値',
    moreFigures: (left) => `… ほか${left}件`,
    more: (shown, all) =>
      `${all}件のうち重大な${shown}件を掲載しています。すべての指摘は CSV ファイルにあります。`,
    noPictures: (count) => `レポートが大きくなりすぎるため、${count}件の指摘は図を省きました。`,
  },
  suppressed: {
    count: (suppressed) => `このうち${suppressed}件は、プロジェクトで対象外とした指摘です。`,
    because: (reason) => `対象外とした指摘：${reason}`,
  },
  columns: {
    ...{ no: '番号', severity: '重大度', rule: 'ルール', net: 'ネット', netClass: '分類' },
    ...{ layer: '層', place: 'x, y（mm）', measured: '測定値', limit: '基準値' },
    ...{ finding: '指摘', advice: '対策', source: '出典' },
  },
  appendix: {
    ...{ title: '付録', parameters: 'パラメーター', name: 'パラメーター', value: '値' },
    ...{ origin: '由来', given: '指定またはアーカイブ' },
    ...{ assumed: '仮定', standard: '既定値' },
    ...{ input: '入力', inputSha256: 'アーカイブの SHA-256', toolVersion: 'エンジンのバージョン' },
    ...{ warnings: '読み取り時の警告', noWarnings: '警告はありません。' },
    ...{
      skipped: '確認しなかったルール',
      noneSkipped: '確認しなかったルールはありません。',
      reason: '理由',
    },
  },
};
