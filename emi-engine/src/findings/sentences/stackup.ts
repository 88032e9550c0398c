import { type Sentence } from './Sentence.ts';

/** What the rule about the stack-up says (R16). */
export const stackupSentences = {
  'R16.title': { en: 'Stack-up', ja: '層構成' },
  'R16.why': {
    en: 'The current of a signal returns in the nearest plane. The farther that is, the larger the loop that radiates; without a plane beside the layer, the current returns wherever it can.',
    ja: '信号の帰還電流は最も近いプレーンを流れます。プレーンが遠いほど放射するループは大きくなり、隣にプレーンがなければ電流の経路が定まりません。',
  },
  'R16.none': {
    en: '{layer} has {length} mm of signal traces and no plane beside it.',
    ja: '{layer} には信号配線が {length} mm ありますが、隣にプレーンがありません。',
  },
  'R16.advice': {
    en: 'Put a ground plane on the next layer, or pour ground over the layer itself and join it with vias.',
    ja: '隣の層にグラウンドプレーンを置くか、その層自体をグラウンドで埋めてビアで接続してください。',
  },
  'R16.far': {
    en: '{layer} lies {distance} mm from the nearest plane, {plane}.',
    ja: '{layer} から最も近いプレーン {plane} まで {distance} mm あります。',
  },
  'R16.farAdvice': {
    en: 'Use a thinner dielectric between signals and their plane, and a thicker core elsewhere.',
    ja: '信号層とプレーンの間の絶縁層を薄くし、その分ほかのコアを厚くしてください。',
  },
  'R16.symmetry': {
    en: 'The stack-up is not symmetrical: dielectric {upper} is {one} mm thick, dielectric {lower} {other} mm.',
    ja: '層構成が対称ではありません：絶縁層 {upper} は {one} mm、絶縁層 {lower} は {other} mm です。',
  },
  'R16.symmetryAdvice': {
    en: 'Make both halves alike: the board warps less, and signals on both sides have planes equally near.',
    ja: '上下を対称にしてください。基板の反りが減り、両面の信号とプレーンの距離も揃います。',
  },
  'R16.figure': {
    en: 'The archive does not state the thickness of {count} dielectrics; distances to planes and symmetry are not judged there.',
    ja: 'アーカイブに絶縁層{count}層の厚さがないため、そこではプレーンまでの距離と対称性を判定していません。',
  },
} satisfies Record<string, Sentence>;
