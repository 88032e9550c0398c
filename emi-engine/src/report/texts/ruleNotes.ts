import { type Locale } from '@portal/shared/domain';
import { type RuleId } from '../../findings/RuleId.ts';

/** What each rule checks. Names and reasons of the rules are sentences of the analysis. */
export const ruleNotes: Readonly<Record<RuleId, Readonly<Record<Locale, string>>>> = {
  R1: {
    en: 'The length of the traces of critical nets, compared with the wavelength at the highest frequency.',
    ja: '重要なネット（クロック・高速信号）の配線長を、最高周波数での波長と比べます。',
  },
  R2: {
    en: 'The number of signal vias of critical nets.',
    ja: '重要なネットの信号ビアの数を調べます。',
  },
  R3: {
    en: 'Stretches of trace that have no copper of a plane on the adjacent reference layers.',
    ja: '隣接する参照プレーンに銅箔がない区間の配線を調べます。',
  },
  R4: {
    en: 'Vias at which a signal changes its reference plane, and their distance from a ground via or a stitching capacitor.',
    ja: '信号の参照プレーンが切り替わるビアと、最寄りのグラウンドビアまたは結合コンデンサーとの距離を調べます。',
  },
  R5: {
    en: 'The distance of traces from the edge of the board and of planes.',
    ja: '配線と、基板またはプレーンの端との距離を調べます。',
  },
  R6: {
    en: 'Traces of different nets that run beside each other, closer than two widths, over more than the permitted length.',
    ja: '異なるネットの配線が線幅の2倍より近い間隔で、許容長を超えて並走する箇所を調べます。',
  },
  R7: {
    en: 'The share of critical traces that have ground copper on both sides, and the vias of that copper.',
    ja: '重要な配線のうち両側にグラウンドの銅箔がある割合と、その銅箔のビアを調べます。',
  },
  R8: {
    en: 'The distance of supply pins from the nearest capacitor, and of its ground pad from a via.',
    ja: '電源ピンから最寄りのコンデンサーまでの距離と、そのグラウンドパッドからビアまでの距離を調べます。',
  },
  R9: {
    en: 'Resonances of pairs of planes below the highest frequency, and areas of them without a capacitor or via near.',
    ja: '最高周波数以下で生じるプレーン対の共振と、近くにコンデンサーやビアがない領域を調べます。',
  },
  R10: {
    en: 'The pitch of vias between ground planes, inside and along the edge.',
    ja: 'グラウンドプレーン間を結ぶビアの間隔を、内側と端の両方で調べます。',
  },
  R11: {
    en: 'The distance of clocks and oscillators from connectors, edges and nets that leave the board.',
    ja: 'クロックや発振器と、コネクター・基板端・外部に出るネットとの距離を調べます。',
  },
  R12: {
    en: 'Differential pairs: difference of length and of vias, and the part that is not coupled.',
    ja: '差動ペアの長さとビア数の差、結合していない区間の割合を調べます。',
  },
  R13: {
    en: 'Copper areas that no net connects.',
    ja: 'どのネットにも接続されていない銅箔を調べます。',
  },
  R14: {
    en: 'Long traces of power and ground that are hardly wider than those of signals.',
    ja: '信号線と大差ない幅で長く引かれた電源・グラウンドの配線を調べます。',
  },
  R15: {
    en: 'Nets and supplies that enter by a connector at the edge without a filter or clamp near it.',
    ja: '基板端のコネクターから入るネットや電源で、近くにフィルターや保護素子がないものを調べます。',
  },
  R16: {
    en: 'Whether a plane lies beside each signal layer, how far away it is, and whether the stack-up is symmetrical.',
    ja: '各信号層の隣にプレーンがあるか、その距離、層構成の対称性を調べます。',
  },
  R17: {
    en: 'Clamps and capacitors at connectors: whether they lie before the circuit, and their way to the ground plane.',
    ja: 'コネクターのクランプ素子とコンデンサーがICより手前にあるかと、グラウンドプレーンまでの経路を調べます。',
  },
  R18: {
    en: 'The length of copper from each ground pin of a circuit to its via to the ground plane.',
    ja: 'ICの各グラウンドピンからグラウンドプレーンへのビアまでの銅箔の長さを調べます。',
  },
  R19: {
    en: 'Signals of other nets and splits of the plane under crystals and oscillators.',
    ja: '水晶振動子と発振器の下を通るほかの信号と、プレーンの分割を調べます。',
  },
  R20: {
    en: 'Shells of connectors, plated mounting holes and chassis nets without a connection to ground.',
    ja: 'グラウンドに接続されていないコネクターのシェル、めっき取付穴、筐体ネットを調べます。',
  },
  R21: {
    en: 'The loop of capacitor, switch and diode of a switching regulator, straight from pin to pin, and the copper of its switch node.',
    ja: 'スイッチングレギュレーターのコンデンサー、スイッチ、ダイオードを通るループのピン間の直線長と、スイッチノードの銅箔面積を調べます。',
  },
  R22: {
    en: 'The field of each clock and high-speed net at 3 m, estimated from its loop and the inductance of its return, against CISPR 32 class B.',
    ja: 'クロックと高速信号のループと帰路のインダクタンスから3 mでの電界を推定し、CISPR 32 クラスBと比べます。',
  },
  R23: {
    en: 'The impedance of clock and high-speed nets by width, height and planes, and how far stretches differ from the rest of the net.',
    ja: 'クロックと高速信号のインピーダンスを線幅、高さ、プレーンから求め、ほかと大きく異なる区間を調べます。',
  },
  R24: {
    en: 'Delays of pairs and of buses between two parts, by the speed of each layer.',
    ja: '差動ペアと2部品間のバスの遅延を、各層の速度から調べます。',
  },
  R25: {
    en: 'The unused ends of vias of clock and high-speed nets, against the quarter of the wavelength.',
    ja: 'クロックと高速信号のビアの使われない端の長さを、波長の1/4と比べます。',
  },
  R26: {
    en: 'Signals of other nets under inductors of converters and chip antennas, and planes under these.',
    ja: 'コンバーターのインダクターとチップアンテナの下を通るほかの信号と、アンテナの下のプレーンを調べます。',
  },
};
