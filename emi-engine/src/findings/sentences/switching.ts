import { type Sentence } from './Sentence.ts';

/** What the rule about switching regulators says (R21). */
export const switchingSentences = {
  'R21.title': { en: 'Switching regulators', ja: 'スイッチングレギュレーター' },
  'R21.why': {
    en: 'The current of a switching regulator jumps between its switches within nanoseconds. The loop through them and their capacitor radiates in proportion to its area, and its inductance makes them ring. The switch node swings by the whole voltage and couples into everything near its copper.',
    ja: 'スイッチングレギュレーターの電流は、数ナノ秒でスイッチ間を移ります。スイッチとコンデンサーを通るループは面積に比例して放射し、そのインダクタンスはリンギングを起こします。スイッチノードは全電圧で振れ、銅箔の近くのあらゆるものに結合します。',
  },
  'R21.loop': {
    en: 'The hot loop of {parts} and the capacitor {capacitor} (inductor {inductor}) is at least {length} mm long and encloses {area} mm².',
    ja: '{parts} とコンデンサー {capacitor} を通るホットループ（インダクター {inductor}）の長さは {length} mm以上で、{area} mm²を囲んでいます。',
  },
  'R21.loopAdvice': {
    en: 'Place a ceramic capacitor directly beside the pins of the switch, on the same side, with ground on the next layer under the loop.',
    ja: 'セラミックコンデンサーをスイッチのピンのすぐ横、同じ面に配置し、ループ直下の層をグラウンドにしてください。',
  },
  'R21.node': {
    en: 'The switch node {net} at the inductor {inductor} has {area} mm² of copper besides pads.',
    ja: 'インダクター {inductor} のスイッチノード {net} に、パッド以外の銅箔が {area} mm²あります。',
  },
  'R21.nodeAdvice': {
    en: 'Reduce its copper to what the current needs, on one layer, and move the inductor next to the switch.',
    ja: '銅箔は一つの層で電流に必要な広さにとどめ、インダクターをスイッチの隣に配置してください。',
  },
} satisfies Record<string, Sentence>;
