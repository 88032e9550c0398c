import { type Sentence } from './Sentence.ts';

/** What the rule about the room under crystals says (R19). */
export const crystalSentences = {
  'R19.title': { en: 'Room under crystals', ja: '水晶振動子の下' },
  'R19.why': {
    en: 'A crystal is loud and sensitive at once. What runs under it takes up its harmonics and disturbs it; over a split of the plane, its current has no way back.',
    ja: '水晶振動子は強いノイズ源であると同時に、外乱にも敏感です。下を通る配線は高調波を拾い、発振も乱します。プレーンの分割の上では、帰還電流の経路がありません。',
  },
  'R19.trace': {
    en: '{net} runs {distance} mm from the pads of the crystal or oscillator {part}, with no plane between.',
    ja: '{net} が水晶振動子または発振器 {part} のパッドから {distance} mm の所を、間にプレーンなしで通っています。',
  },
  'R19.traces': {
    en: '{count} nets run at or under the crystal or oscillator {part}, with no plane between: {names}.',
    ja: '水晶振動子または発振器 {part} の下または近くを、{count}本のネットが間にプレーンなしで通っています：{names}。',
  },
  'R19.advice': {
    en: 'Keep the room under it and around its pads free of other signals on all layers down to the plane.',
    ja: 'プレーンまでのすべての層で、部品の下とパッドの周囲にほかの信号を通さないでください。',
  },
  'R19.split': {
    en: 'The plane under the crystal or oscillator {part} is split between {one} and {other}.',
    ja: '水晶振動子または発振器 {part} の下でプレーンが {one} と {other} に分割されています。',
  },
  'R19.splitAdvice': {
    en: 'Move the split away from the crystal, with ground under all of it.',
    ja: '分割を水晶振動子から離し、下全体をグラウンドにしてください。',
  },
} satisfies Record<string, Sentence>;
