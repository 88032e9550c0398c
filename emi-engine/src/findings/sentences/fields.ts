import { type Sentence } from './Sentence.ts';

/** What the rule about radiated fields says (R22). */
export const fieldSentences = {
  'R22.title': { en: 'Estimated radiated field', ja: '放射電界の推定' },
  'R22.why': {
    en: 'A net radiates by the loop of its current and return, and by cables, which the voltage along the return drives. Both are estimated for each odd harmonic, from length, height over the plane, edges and the load. The figures tell which net costs most; they replace no measurement.',
    ja: 'ネットは、電流とその帰路が作るループと、帰路に沿った電圧が駆動するケーブルから放射します。配線長、プレーンからの高さ、エッジ、負荷から奇数次高調波ごとに推定します。どのネットの影響が大きいかを示す値で、測定に代わるものではありません。',
  },
  'R22.loop': {
    en: '{net} radiates an estimated {field} dBµV/m at {frequency} MHz in 3 m ({far} dBµV/m in 10 m) by its loop of {area} mm², {over} dB above class B; the estimate is right to about {error} dB.',
    ja: '{net} の放射は {frequency} MHz で推定 {field} dBµV/m（3 m、10 mでは {far} dBµV/m）で、クラスBを {over} dB超えます。主因は {area} mm²のループです。推定誤差は約 {error} dBです。',
  },
  'R22.loopAdvice': {
    en: 'Shorten the trace, lead it nearer to an unbroken plane, or slow its edges with a series resistor at the driver.',
    ja: '配線を短くし、途切れのないプレーンに近い層に通すか、ドライバー側の直列抵抗でエッジを緩やかにしてください。',
  },
  'R22.cables': {
    en: '{net} drives cables to an estimated {field} dBµV/m at {frequency} MHz in 3 m ({far} dBµV/m in 10 m) by {inductance} nH of its return, {over} dB above class B; the estimate is right to about {error} dB.',
    ja: '{net} は帰路の {inductance} nHのインダクタンスでケーブルを駆動し、放射は {frequency} MHz で推定 {field} dBµV/m（3 m、10 mでは {far} dBµV/m）と、クラスBを {over} dB超えます。推定誤差は約 {error} dBです。',
  },
  'R22.cablesAdvice': {
    en: 'Lead the net nearer to an unbroken plane and away from its edge, slow its edges with a series resistor at the driver, and filter the cables.',
    ja: '途切れのないプレーンに近い層で、プレーンの端から離して配線してください。ドライバー側の直列抵抗でエッジを緩やかにし、ケーブルにはフィルターを設けてください。',
  },
  'R22.figure': {
    en: '{net}: {field} dBµV/m at {frequency} MHz in 3 m, {far} dBµV/m in 10 m, {over} dB to class B',
    ja: '{net}：{frequency} MHz で {field} dBµV/m（3 m）、{far} dBµV/m（10 m）、クラスBとの差 {over} dB',
  },
} satisfies Record<string, Sentence>;
