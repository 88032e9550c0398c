import { type Sentence } from './Sentence.ts';

/** What the rule about the room under inductors and antennas says (R26). */
export const coilSentences = {
  'R26.title': { en: 'Room under inductors and antennas', ja: 'インダクターとアンテナの下' },
  'R26.why': {
    en: 'The field of a converter’s inductor reaches through the board and couples into traces under it. A chip antenna takes up what runs under it, and a plane there detunes it.',
    ja: 'コンバーターのインダクターの磁界は基板を通り抜け、下の配線に結合します。チップアンテナは下を通る信号を拾い、下にプレーンがあると同調がずれます。',
  },
  'R26.trace': {
    en: '{net} runs {distance} mm from the pads of {part} or under it, with no plane between.',
    ja: '{net} が {part} のパッドから {distance} mm の所またはその下を、間にプレーンなしで通っています。',
  },
  'R26.traces': {
    en: '{count} nets run at or under {part}, with no plane between: {names}.',
    ja: '{part} の下または近くを、{count}本のネットが間にプレーンなしで通っています：{names}。',
  },
  'R26.advice': {
    en: 'Keep the room under the part free of other signals on all layers down to the plane.',
    ja: 'プレーンまでのすべての層で、部品の下にほかの信号を通さないでください。',
  },
  'R26.plane': {
    en: 'Planes cover {share} % of the room under the antenna {part} on {layer}.',
    ja: 'アンテナ {part} の下で、{layer} の {share} %がプレーンに覆われています。',
  },
  'R26.planeAdvice': {
    en: 'Remove copper under the antenna on all layers, as far as its data sheet says.',
    ja: 'データシートが示す範囲で、すべての層でアンテナの下の銅箔を除いてください。',
  },
} satisfies Record<string, Sentence>;
