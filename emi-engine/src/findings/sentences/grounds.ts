import { type Sentence } from './Sentence.ts';

/** What the rule about ground pins says (R18). */
export const groundSentences = {
  'R18.title': { en: 'Ground pins', ja: 'グラウンドピン' },
  'R18.why': {
    en: 'All currents of a circuit return through its ground pins. Each millimetre of copper before the plane adds nearly 1 nH, across which they shift the ground of all its lines.',
    ja: 'ICの電流はすべてグラウンドピンに戻ります。プレーンまでの銅箔は1 mmごとに約1 nHのインダクタンスとなり、その電圧降下がすべての信号の基準を揺らします。',
  },
  'R18.far': {
    en: '{pin} reaches the plane of {net} after {distance} mm of copper.',
    ja: '{pin} から {net} のプレーンまで、銅箔が {distance} mm 続いています。',
  },
  'R18.farMany': {
    en: '{count} pins of {part} reach the plane of {net} late, {pin} only after {distance} mm of copper.',
    ja: '{part} の{count}本のピンから {net} のプレーンまでが遠く、最も遠い {pin} では銅箔が {distance} mm 続いています。',
  },
  'R18.advice': {
    en: 'Place a via to the plane directly beside each ground pin.',
    ja: '各グラウンドピンのすぐ横に、プレーンへのビアを配置してください。',
  },
} satisfies Record<string, Sentence>;
