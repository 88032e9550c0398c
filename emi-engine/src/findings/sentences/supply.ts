import { type Sentence } from './Sentence.ts';

/** What rules about power and ground say (R8, R14). */
export const supplySentences = {
  'R8.title': { en: 'Decoupling', ja: 'デカップリング' },
  'R8.why': {
    en: 'Circuits draw current in fast pulses. Without a capacitor near the supply pin, and a short way from it to ground, these pulses run through the board and radiate.',
    ja: 'IC は短いパルス状の電流を消費します。電源ピンの近くにコンデンサーがなく、グラウンドへの経路も長いと、このパルス電流が基板全体を流れて放射の原因になります。',
  },
  'R8.far': {
    en: 'The nearest capacitor from {net} to ground, {capacitor}, is {distance} mm away from the supply pin {pin}.',
    ja: '電源ピン {pin}（{net}）から、最も近い対グラウンドのコンデンサー {capacitor} まで {distance} mm あります。',
  },
  'R8.farMany': {
    en: '{count} supply pins of {part} lie too far from a capacitor from {net} to ground; the farthest, {pin}, is {distance} mm away from {capacitor}.',
    ja: '{part} の電源ピン{count}本が、{net} とグラウンドの間のコンデンサーから離れすぎています。最も遠い {pin} から {capacitor} まで {distance} mm あります。',
  },
  'R8.none': {
    en: 'No capacitor leads from {net} to ground, which supplies {pin}.',
    ja: '{pin} の電源 {net} とグラウンドの間にコンデンサーがありません。',
  },
  'R8.advice': {
    en: 'Place a capacitor to ground right beside the supply pin, on the same side of the board.',
    ja: '電源ピンのすぐ隣、同じ面に、グラウンドへのコンデンサーを配置してください。',
  },
  'R8.via': {
    en: 'The nearest ground via is {distance} mm away from the ground pad of the capacitor at {pin}.',
    ja: 'コンデンサーのグラウンド側パッド {pin} から、最も近いグラウンドビアまで {distance} mm あります。',
  },
  'R8.viaNone': {
    en: 'The ground pad of the capacitor at {pin} has no via: the net {net} has none at all.',
    ja: 'コンデンサーのグラウンド側パッド {pin} にビアがありません（ネット {net} にビアが1つもありません）。',
  },
  'R8.viaAdvice': {
    en: 'Put a ground via directly beside the pad: the way to the plane is part of the inductance.',
    ja: 'パッドのすぐ隣にグラウンドビアを置いてください。プレーンまでの経路もインダクタンスになります。',
  },
} satisfies Record<string, Sentence>;
