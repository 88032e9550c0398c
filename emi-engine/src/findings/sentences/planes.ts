import { type Sentence } from './Sentence.ts';

/** What rules about pairs of planes say (R9, R10). */
export const planeSentences = {
  'R9.title': { en: 'Resonance of planes', ja: 'プレーン共振' },
  'R9.why': {
    en: 'A power and a ground plane are a cavity. At its resonances small currents make large voltages, which reach every part of the supply and radiate at the edge.',
    ja: '電源プレーンとグラウンドプレーンは空洞共振器になります。共振周波数ではわずかな電流でも大きな電圧が生じ、電源全体に伝わって基板端から放射されます。',
  },
  'R9.mode': {
    en: 'The planes of {power} and {ground} overlap on {a} × {b} mm and resonate from {frequency} MHz on.',
    ja: '{power} と {ground} のプレーンは {a} × {b} mm で重なり、{frequency} MHz から共振します。',
  },
  'R9.modeHarmonic': {
    en: 'The planes of {power} and {ground} overlap on {a} × {b} mm and resonate at {frequency} MHz, near harmonic {order} of the clock {net}.',
    ja: '{power} と {ground} のプレーンは {a} × {b} mm で重なり、{frequency} MHz で共振します（クロック {net} の{order}次高調波の近く）。',
  },
  'R9.modeQuiet': {
    en: 'The planes of {power} and {ground} overlap on {a} × {b} mm and resonate from {frequency} MHz on; no harmonic of a known clock is near.',
    ja: '{power} と {ground} のプレーンは {a} × {b} mm で重なり、{frequency} MHz から共振します（既知のクロックの高調波は近くにありません）。',
  },
  'R9.advice': {
    en: 'Divide the plane, or damp it with capacitors near its edges and corners.',
    ja: 'プレーンを分割するか、端や角の近くにコンデンサーを置いて共振を抑えてください。',
  },
  'R9.far': {
    en: 'Between the planes of {power} and {ground} the nearest capacitor is {distance} mm away.',
    ja: '{power} と {ground} のプレーンの間で、最も近いコンデンサーまで {distance} mm あります。',
  },
  'R9.places': {
    en: 'At {count} places between the planes of {power} and {ground} no capacitor is near; at the worst, the nearest is {distance} mm away.',
    ja: '{power} と {ground} のプレーンの間に、近くにコンデンサーのない場所が{count}か所あります。最も遠い場所では {distance} mm 離れています。',
  },
  'R9.none': {
    en: 'No capacitor joins the planes of {power} and {ground}.',
    ja: '{power} と {ground} のプレーンの間にコンデンサーがありません。',
  },
  'R9.capacitorAdvice': {
    en: 'Spread capacitors between both nets over the planes, no further apart than the limit.',
    ja: '両ネット間のコンデンサーを、上限以下の間隔でプレーン全体に配置してください。',
  },
  'R9.figure': {
    en: '{power} / {ground}: mode {m}, {n} at {frequency} MHz',
    ja: '{power} / {ground}：モード {m}、{n} が {frequency} MHz',
  },
  'R9.harmonic': {
    en: '{power} / {ground}: mode {m}, {n} at {frequency} MHz, near harmonic {order} of {net}',
    ja: '{power} / {ground}：モード {m}、{n} が {frequency} MHz（{net} の{order}次高調波の近く）',
  },
  'R10.title': { en: 'Stitching of ground planes', ja: 'グラウンドプレーンのビア接続' },
  'R10.why': {
    en: 'Two ground planes without vias between them are a cavity: currents that change planes set up waves in it, and these leave at the edge.',
    ja: '2枚のグラウンドプレーンの間にビアがないと空洞共振器になり、プレーンを乗り換える電流が励振した波が基板端から放射されます。',
  },
  'R10.far': {
    en: 'Between {upper} and {lower} the nearest via of {net} is {distance} mm away.',
    ja: '{upper} と {lower} の間で、{net} の最も近いビアまで {distance} mm あります。',
  },
  'R10.none': {
    en: 'No via of {net} joins the planes on {upper} and {lower}.',
    ja: '{upper} と {lower} のプレーンをつなぐ {net} のビアがありません。',
  },
  'R10.advice': {
    en: 'Add ground vias, no further apart than the limit.',
    ja: '上限以下の間隔でグラウンドビアを追加してください。',
  },
  'R10.edge': {
    en: 'Along {length} mm of the edge no via joins the planes of {net}.',
    ja: '基板端の {length} mm にわたって、{net} のプレーンをつなぐビアがありません。',
  },
  'R10.edgeAdvice': {
    en: 'Put a row of ground vias along the edge of the planes.',
    ja: 'プレーンの端に沿ってグラウンドビアを並べてください。',
  },
} satisfies Record<string, Sentence>;
