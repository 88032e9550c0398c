import { type Sentence } from './Sentence.ts';

/** What the rule about impedances says (R23). */
export const impedanceSentences = {
  'R23.title': { en: 'Impedance jumps', ja: 'インピーダンスの段差' },
  'R23.why': {
    en: 'Where the impedance of a line jumps, part of the edge is reflected. The line rings, and its harmonics grow at the frequencies of the ringing.',
    ja: '線路のインピーダンスが急に変わる箇所では、エッジの一部が反射します。線路はリンギングを起こし、その周波数で高調波が強くなります。',
  },
  'R23.jump': {
    en: '{net} has about {ohms} Ω over {length} mm ({width} mm wide on {layer}) but {usual} Ω elsewhere ({usualWidth} mm on {usualLayer}). At {frequency} MHz, this is long enough to reflect.',
    ja: '{net} のインピーダンスは {length} mmにわたって約 {ohms} Ω（{layer}、線幅 {width} mm）ですが、ほかは {usual} Ω（{usualLayer}、線幅 {usualWidth} mm）です。{frequency} MHz では反射が生じる長さです。',
  },
  'R23.advice': {
    en: 'Choose the width of each layer for the same impedance, and keep it along the net.',
    ja: '各層で同じインピーダンスになる線幅を選び、ネット全体で保ってください。',
  },
} satisfies Record<string, Sentence>;
