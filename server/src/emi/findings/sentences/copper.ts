import { type Sentence } from './Sentence.ts';

/** What rules about single pieces of copper say (R13, R14). */
export const copperSentences = {
  'R13.title': { en: 'Floating copper', ja: '浮き銅' },
  'R13.why': {
    en: 'Copper that leads nowhere takes up fields and passes them on; near a fast trace it resonates like a patch antenna.',
    ja: 'どこにもつながっていない銅箔は電磁界を受けて再放射します。高速な配線の近くではパッチアンテナのように共振します。',
  },
  'R13.bare': {
    en: 'A piece of copper of {area} mm² belongs to no net.',
    ja: '{area} mm² の銅箔がどのネットにも属していません。',
  },
  'R13.cutOff': {
    en: 'A piece of copper of {area} mm² of the net {net} is joined to no pad, via or line of it.',
    ja: 'ネット {net} の {area} mm² の銅箔が、パッド、ビア、配線のいずれにもつながっていません。',
  },
  'R13.advice': {
    en: 'Remove the copper, or join it to ground with vias.',
    ja: '銅箔を削除するか、ビアでグラウンドに接続してください。',
  },
} satisfies Record<string, Sentence>;
