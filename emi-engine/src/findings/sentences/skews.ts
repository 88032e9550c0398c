import { type Sentence } from './Sentence.ts';

/** What the rules about delays and via stubs say (R24, R25). */
export const skewSentences = {
  'R24.title': { en: 'Skew', ja: 'スキュー' },
  'R24.why': {
    en: 'Signals are about a quarter slower on inner layers than on outer ones. Where the lines of a pair arrive apart, their currents do not cancel and radiate; a group loses the time in which its bits are valid.',
    ja: '内層の信号は外層より約25%遅くなります。差動ペアの信号がずれて届くと、電流が打ち消し合わず放射します。バスではビットが有効な時間が短くなります。',
  },
  'R24.pair': {
    en: '{slow} arrives {skew} ps after {fast}, though their lengths of {one} and {other} mm are alike: their layers differ in speed. The edges allow {limit} ps.',
    ja: '{slow} と {fast} の長さは {one} mm と {other} mm でほぼ等しいものの、層による速度の差で {slow} が {skew} ps遅れます。エッジの速さから許容されるのは {limit} psです。',
  },
  'R24.pairAdvice': {
    en: 'Lead both lines on the same layers for the same lengths.',
    ja: '2本の配線を、同じ層に同じ長さだけ通してください。',
  },
  'R24.group': {
    en: '{slow} arrives {skew} ps after {fast} of the same bus ({one} and {other} mm); its bits allow {limit} ps.',
    ja: '同じバスの {slow} が {fast} より {skew} ps遅れて届きます（{one} mm と {other} mm）。ビット時間から許容されるのは {limit} psです。',
  },
  'R24.groupAdvice': {
    en: 'Match the delays of the lines between the two parts, with the layers counted.',
    ja: '層による速度の差も含め、2部品間の配線の遅延をそろえてください。',
  },
  'R25.title': { en: 'Via stubs', ja: 'ビアのスタブ' },
  'R25.why': {
    en: 'The end of a via that leads to no trace is an open line. Where it is a quarter of the wavelength long, it shorts the signal; well below, it already reflects its edges.',
    ja: '配線につながらないビアの端は、開放端の線路となります。長さが波長の1/4になる周波数で信号を短絡し、それよりかなり低い周波数でもエッジを反射します。',
  },
  'R25.stub': {
    en: 'A via of {net} leads {length} mm beyond {layer}, which resonates at {resonance} GHz; the edges reach {frequency} MHz.',
    ja: '{net} のビアが {layer} から先に {length} mm伸び、{resonance} GHzで共振します。エッジの成分は {frequency} MHzに及びます。',
  },
  'R25.advice': {
    en: 'Change the layer so that the signal passes the whole via, or use a blind via or back drilling.',
    ja: '信号がビア全体を通るように層を変えるか、ブラインドビアまたはバックドリルを使ってください。',
  },
} satisfies Record<string, Sentence>;
