import { type Sentence } from './Sentence.ts';

/** Why a part has its role and a net its class; for which parts a role is not known. */
export const reasonSentences = {
  'why.given': { en: 'given by the user', ja: '利用者が指定' },
  'why.designator': { en: 'designator letters {letters}', ja: '部品番号の英字 {letters}' },
  'why.words': { en: 'named “{text}”', ja: '名称「{text}」' },
  'why.value': { en: 'value {value}', ja: '値 {value}' },
  'why.onePin': { en: 'at most one pin', ja: 'ピンが1本以下' },
  'why.pins': { en: '{count} pins', ja: '{count}ピン' },
  'why.pinNames': { en: 'pins named {names}', ja: 'ピン名 {names}' },
  'why.grid': { en: '{count} pins in a grid or frame', ja: '格子状または四辺の{count}ピン' },
  'why.edge': { en: 'a row of pins at the edge of the board', ja: '基板端にピンの列' },
  'why.circuitNets': {
    en: 'connects ground, a supply and signals',
    ja: 'グランド、電源、信号に接続',
  },
  'why.soundNets': { en: 'connects {nets}', ja: '{nets} に接続' },
  'why.loads': {
    en: 'connects {nets}, each with a capacitor to ground',
    ja: 'それぞれグランドへのコンデンサがある {nets} に接続',
  },
  'why.bridgesSupply': {
    en: 'connects a supply and ground ({nets})',
    ja: '電源とグランドの間（{nets}）',
  },
  'why.series': { en: 'in series with a supply ({nets})', ja: '電源に直列（{nets}）' },
  'why.name': { en: 'its name', ja: 'ネット名' },
  'why.critical': {
    en: 'marked in the archive (.critical_net)',
    ja: 'アーカイブの指定（.critical_net）',
  },
  'why.largestPlane': { en: 'the largest plane', ja: '最大のプレーン' },
  'why.area': { en: 'areas of {area} mm²', ja: '面積 {area} mm²' },
  'why.capacitors': { en: 'capacitors to ground: {count}', ja: 'グランドへのコンデンサ{count}個' },
  'why.inductor': { en: 'fed through an inductor', ja: 'インダクタ経由で給電' },
  'why.crystal': { en: 'at the crystal or oscillator {part}', ja: '水晶・発振器 {part} に接続' },
  'why.bus': { en: 'other lines of the bus {bus}', ja: 'バス {bus} の他の線' },
  'why.connector': { en: 'leads from the connector {part}', ja: 'コネクタ {part} から配線' },
  'unknown.connector': {
    en: 'For {count} parts it is not known whether they are connectors: {names}',
    ja: 'コネクタかどうか分からない部品が{count}個あります：{names}',
  },
  'unknown.capacitor': {
    en: 'For {count} parts it is not known whether they are capacitors: {names}',
    ja: 'コンデンサかどうか分からない部品が{count}個あります：{names}',
  },
  'unknown.inductor': {
    en: 'For {count} parts it is not known whether they are inductors or beads: {names}',
    ja: 'インダクタ・ビーズかどうか分からない部品が{count}個あります：{names}',
  },
  'unknown.resistor': {
    en: 'For {count} parts it is not known whether they are resistors: {names}',
    ja: '抵抗かどうか分からない部品が{count}個あります：{names}',
  },
  'unknown.clamp': {
    en: 'For {count} parts it is not known whether they are clamps or diodes: {names}',
    ja: '保護素子・ダイオードかどうか分からない部品が{count}個あります：{names}',
  },
  'unknown.crystal': {
    en: 'For {count} parts it is not known whether they are crystals or oscillators: {names}',
    ja: '水晶・発振器かどうか分からない部品が{count}個あります：{names}',
  },
  'unknown.ic': {
    en: 'For {count} parts it is not known whether they are circuits: {names}',
    ja: 'ICかどうか分からない部品が{count}個あります：{names}',
  },
  'unknown.other': {
    en: 'For {count} parts it is not known whether they are other parts: {names}',
    ja: 'その他の部品かどうか分からない部品が{count}個あります：{names}',
  },
} satisfies Record<string, Sentence>;
