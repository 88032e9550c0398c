import { type Sentence } from './Sentence.ts';

/** What the rule about guard traces says (R7). */
export const guardSentences = {
  'R7.title': { en: 'Guard traces', ja: 'ガードトレース' },
  'R7.why': {
    en: 'Ground on both sides of a fast trace takes up its field. A guard trace that is joined to ground too seldom does the opposite: it resonates.',
    ja: '高速な配線の両側のグラウンドは電磁界を抑えます。ただしグラウンドへの接続が少ないガードトレースは、逆に共振して放射源になります。',
  },
  'R7.unguarded': {
    en: '{net} has ground on both sides over {share} % of its length.',
    ja: '{net} の両側にグラウンドがあるのは、長さの {share} % です。',
  },
  'R7.advice': {
    en: 'Lead ground along both sides, with vias to the plane.',
    ja: '両側に、プレーンへビアで接続したグラウンドを沿わせてください。',
  },
  'R7.loose': {
    en: 'A guard trace of {net} runs for {length} mm without a via.',
    ja: '{net} のガードトレースに、{length} mm にわたってビアがありません。',
  },
  'R7.looseAdvice': {
    en: 'Join the guard trace to the plane with vias, at both ends as well.',
    ja: '両端を含め、ガードトレースをビアでプレーンに接続してください。',
  },
} satisfies Record<string, Sentence>;
