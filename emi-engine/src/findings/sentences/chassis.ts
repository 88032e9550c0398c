import { type Sentence } from './Sentence.ts';

/** What the rule about shields, chassis and mounting holes says (R20). */
export const chassisSentences = {
  'R20.title': { en: 'Shields and chassis', ja: 'シールドと筐体' },
  'R20.why': {
    en: 'A discharge to a shell or screw needs a way that avoids the circuit, and the shield of a cable works only if its current can flow off. Unconnected metal radiates what couples into it.',
    ja: 'シェルやねじへの放電には、回路を避ける経路が必要です。ケーブルのシールドも電流の逃げ道があって初めて機能します。未接続の金属は結合したノイズを放射します。',
  },
  'R20.shell': {
    en: 'The shell of the connector {connector} ({pin}) is not connected.',
    ja: 'コネクター {connector} のシェル（{pin}）が接続されていません。',
  },
  'R20.advice': {
    en: 'Connect the shell to the chassis or ground area by several short, wide ways.',
    ja: 'シェルを筐体またはグラウンドの面へ、短く幅の広い複数の経路で接続してください。',
  },
  'R20.hole': {
    en: 'A plated mounting hole of {diameter} mm is not connected.',
    ja: '直径 {diameter} mm のめっき取付穴が接続されていません。',
  },
  'R20.holes': {
    en: '{count} plated mounting holes are not connected.',
    ja: 'めっき取付穴{count}個が接続されていません。',
  },
  'R20.holeAdvice': {
    en: 'Connect it to ground directly or by a capacitor, or leave out its plating.',
    ja: 'グラウンドへ直接またはコンデンサーを介して接続するか、めっきなしの穴にしてください。',
  },
  'R20.net': {
    en: 'No part joins {net} to another ground.',
    ja: '{net} をほかのグラウンドにつなぐ部品がありません。',
  },
  'R20.netAdvice': {
    en: 'Join the chassis and the ground of the board near the connectors, directly or by capacitors.',
    ja: 'コネクターの近くで、筐体と基板のグラウンドを直接またはコンデンサーを介して接続してください。',
  },
} satisfies Record<string, Sentence>;
