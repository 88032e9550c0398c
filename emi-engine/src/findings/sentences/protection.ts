import { type Sentence } from './Sentence.ts';

/** What the rule about protection at connectors says (R17). */
export const protectionSentences = {
  'R17.title': { en: 'Protection at connectors', ja: 'コネクターの保護素子' },
  'R17.why': {
    en: 'A discharge takes whatever comes first. Behind the circuit, or with a long way to ground, a clamp or capacitor limits it too late: each millimetre adds nearly 1 nH, at 30 A/ns some 30 V.',
    ja: '放電電流は最初に届く素子へ流れます。ICより後ろにある、またはグラウンドまでの経路が長いクランプ素子やコンデンサーでは間に合いません。1 mmごとに約1 nH、30 A/nsで約30 Vが生じます。',
  },
  'R17.behind': {
    en: '{net} reaches {circuit} {first} mm after the connector at {pin}, and its protection {protection} only after {then} mm.',
    ja: '{net} はコネクター {pin} から {first} mm で {circuit} に届きますが、保護素子 {protection} までは {then} mm あります。',
  },
  'R17.advice': {
    en: 'Lead the line from the connector to the protection first, and from there to the circuit.',
    ja: 'コネクターからまず保護素子へ、そこからICへ配線してください。',
  },
  'R17.ground': {
    en: '{pin}, which protects a line of a connector, reaches the plane of {net} after {distance} mm of copper.',
    ja: 'コネクターの配線を保護する {pin} から {net} のプレーンまで、銅箔が {distance} mm 続いています。',
  },
  'R17.groundAdvice': {
    en: 'Place vias to the ground plane directly beside its ground pin.',
    ja: 'グラウンドピンのすぐ横に、グラウンドプレーンへのビアを配置してください。',
  },
} satisfies Record<string, Sentence>;
