import { type Sentence } from './Sentence.ts';

/** What the rule about differential pairs says (R12). */
export const pairSentences = {
  'R12.title': { en: 'Differential pairs', ja: '差動ペア' },
  'R12.why': {
    en: 'The fields of a pair cancel out only while both lines are alike. Every difference turns part of the signal into a common mode, which radiates from cables.',
    ja: '差動ペアの電磁界は2本の線が対称な間だけ打ち消し合います。非対称があると信号の一部がコモンモードに変わり、ケーブルから放射します。',
  },
  'R12.mismatch': {
    en: '{positive} and {negative} are {one} and {other} mm long; they differ by {difference} mm.',
    ja: '{positive} は {one} mm、{negative} は {other} mm で、長さの差が {difference} mm あります。',
  },
  'R12.mismatchAdvice': {
    en: 'Lengthen the shorter line beside the place where the difference comes about.',
    ja: '差が生じている箇所の近くで、短い方の線を延ばしてください。',
  },
  'R12.vias': {
    en: '{positive} has {one} vias, and {negative} has {other}.',
    ja: 'ビアの数が {positive} は {one}、{negative} は {other} です。',
  },
  'R12.viasAdvice': {
    en: 'Change layers with both lines at the same place.',
    ja: '2本の線を同じ場所で層間移動させてください。',
  },
  'R12.uncoupled': {
    en: 'Over {share} % of their length, {positive} and {negative} do not run side by side.',
    ja: '{positive} と {negative} は長さの {share} % で並走していません。',
  },
  'R12.uncoupledAdvice': {
    en: 'Lead both lines side by side on one layer, at the same distance all the way.',
    ja: '2本の線を同じ層で、一定の間隔を保って並走させてください。',
  },
  'R12.figure': {
    en: '{positive} / {negative}: {one} / {other} mm',
    ja: '{positive} / {negative}：{one} / {other} mm',
  },
} satisfies Record<string, Sentence>;
