import { type Sentence } from './Sentence.ts';

/** What the thresholds of the rules are, by rule and name; each has one (`defineRule`). */
export const limitSentences = {
  'limit.R1.wavelengthShare': {
    en: 'longest trace, as a share of the wavelength',
    ja: '配線長の上限（波長に対する割合）',
  },
  'limit.R1.errorShare': {
    en: 'trace length of an error, as a share of the wavelength',
    ja: 'エラーとする配線長（波長に対する割合）',
  },
  'limit.R2.vias': {
    en: 'most vias of a net at the knee frequency below',
    ja: '下記のニー周波数でのビア数の上限',
  },
  'limit.R2.kneeMhz': {
    en: 'knee frequency to which that number applies; slower edges may have more',
    ja: 'ビア数の上限を適用するニー周波数（より遅いエッジでは比例して増加）',
  },
  'limit.R3.runMm': {
    en: 'shortest run over no plane that is reported',
    ja: '指摘するプレーンのない区間の最短の長さ',
  },
  'limit.R3.errorCoverage': {
    en: 'least share of a critical net over planes before gaps are errors',
    ja: '重要なネットのプレーン上の割合（未満はエラー）',
  },
  'limit.R3.badCoverage': {
    en: 'least share of other nets over planes before gaps are more than infos',
    ja: 'その他のネットのプレーン上の割合（未満は情報より重大）',
  },
  'limit.R3.capacitorMm': {
    en: 'greatest distance of a capacitor that bridges a gap',
    ja: '途切れをつなぐコンデンサーまでの距離の上限',
  },
  'limit.R4.returnMm': {
    en: 'greatest distance of a via or capacitor for the return current',
    ja: '帰還電流用のビアまたはコンデンサーまでの距離の上限',
  },
  'limit.R4.criticalReturnMm': {
    en: 'the same distance for critical nets',
    ja: '重要なネットでの同じ距離の上限',
  },
  'limit.R4.capacitorShare': {
    en: 'greatest distance of a capacitor between planes of different nets, as a share of the wavelength',
    ja: '異なるネットのプレーン間のコンデンサーまでの距離の上限（波長に対する割合）',
  },
  'limit.R5.edgeMm': { en: 'least distance of a trace from the edge', ja: '配線と端の距離の下限' },
  'limit.R6.gapWidths': {
    en: 'gap within which traces run beside each other, in trace widths',
    ja: '並走とみなす間隔（線幅の倍数）',
  },
  'limit.R6.clockGapMm': {
    en: 'least such gap beside a clock',
    ja: 'クロックとの並走とみなす間隔の下限',
  },
  'limit.R6.lengthMm': { en: 'longest parallel run', ja: '並走長の上限' },
  'limit.R7.guardedShare': {
    en: 'least share of a net with ground on both sides',
    ja: '両側にグラウンドがある割合の下限',
  },
  'limit.R7.guardWidths': {
    en: 'gap within which ground guards a trace, in trace widths',
    ja: 'ガードとみなすグラウンドの間隔（線幅の倍数）',
  },
  'limit.R7.leastLengthMm': {
    en: 'shortest net that is looked at',
    ja: '対象とするネットの最短の配線長',
  },
  'limit.R7.wavelengthShare': {
    en: 'longest guard trace without a via, as a share of the wavelength',
    ja: 'ビアのないガードトレースの長さの上限（波長に対する割合）',
  },
  'limit.R8.capacitorMm': {
    en: 'greatest distance of a capacitor from a supply pin',
    ja: '電源ピンからコンデンサーまでの距離の上限',
  },
  'limit.R8.errorMm': {
    en: 'distance of a capacitor beyond which it is an error',
    ja: 'エラーとするコンデンサーまでの距離',
  },
  'limit.R8.viaMm': {
    en: 'greatest distance of the ground via from a capacitor',
    ja: 'コンデンサーからグラウンドビアまでの距離の上限',
  },
  'limit.R9.wavelengthShare': {
    en: 'greatest distance of a capacitor, as a share of the wavelength',
    ja: 'コンデンサーまでの距離の上限（波長に対する割合）',
  },
  'limit.R9.cellMm': {
    en: 'cells in which planes are looked at',
    ja: 'プレーンを調べる格子の大きさ',
  },
  'limit.R9.leastSideMm': {
    en: 'shortest overlap of planes that is looked at, on its longer side',
    ja: '対象とするプレーンの重なりの最短の長辺',
  },
  'limit.R9.harmonicShare': {
    en: 'how near a harmonic of a clock is to a resonance',
    ja: '共振に近いとみなすクロックの高調波との差',
  },
  'limit.R10.wavelengthShare': {
    en: 'greatest distance of vias, as a share of the wavelength',
    ja: 'ビアの間隔の上限（波長に対する割合）',
  },
  'limit.R10.cellMm': {
    en: 'cells in which planes are looked at',
    ja: 'プレーンを調べる格子の大きさ',
  },
  'limit.R10.edgeBandMm': {
    en: 'width of the band along the edge whose vias count',
    ja: '端のビアとして数える帯の幅',
  },
  'limit.R11.connectorMm': {
    en: 'least distance of a crystal from a connector',
    ja: '水晶振動子とコネクターの距離の下限',
  },
  'limit.R11.edgeMm': {
    en: 'least distance of a crystal from the edge',
    ja: '水晶振動子と基板端の距離の下限',
  },
  'limit.R11.netConnectorMm': {
    en: 'least distance of a clock trace from a connector',
    ja: 'クロック配線とコネクターの距離の下限',
  },
  'limit.R11.netEdgeMm': {
    en: 'least distance of a clock trace from the edge',
    ja: 'クロック配線と基板端の距離の下限',
  },
  'limit.R11.lineMm': {
    en: 'least distance of a clock from a line of a connector',
    ja: 'クロックとコネクターの配線の距離の下限',
  },
  'limit.R11.lineRunMm': {
    en: 'length from which on a clock runs beside such a line',
    ja: '並走とみなすクロックとコネクターの配線の長さ',
  },
  'limit.R12.mismatchMm': {
    en: 'greatest difference of length at the knee frequency below',
    ja: '下記のニー周波数での長さの差の上限',
  },
  'limit.R12.kneeMhz': {
    en: 'knee frequency to which that difference applies; faster edges allow less',
    ja: '長さの差の上限を適用するニー周波数（より速いエッジでは比例して減少）',
  },
  'limit.R12.uncoupledShare': {
    en: 'greatest share that does not run side by side',
    ja: '並走していない割合の上限',
  },
  'limit.R12.coupledWidths': {
    en: 'gap within which lines run side by side, in trace widths',
    ja: '並走とみなす間隔（線幅の倍数）',
  },
  'limit.R12.leastLengthMm': {
    en: 'shortest pair whose lines have to run side by side',
    ja: '並走を調べるペアの最短の長さ',
  },
  'limit.R13.areaMm2': { en: 'largest area of floating copper', ja: '浮いた銅箔の面積の上限' },
  'limit.R14.lengthMm': { en: 'longest narrow trace', ja: '細い配線の長さの上限' },
  'limit.R14.signalWidths': {
    en: 'least width, in widths of signal traces',
    ja: '線幅の下限（信号線の線幅の倍数）',
  },
  'limit.R14.stitchShare': {
    en: 'greatest distance of vias along a guard trace, as a share of the wavelength',
    ja: 'ガード配線のビアの間隔の上限（波長に対する割合）',
  },
  'limit.R15.edgeMm': {
    en: 'greatest distance of a connector from the edge',
    ja: '対象とするコネクターの基板端からの距離の上限',
  },
  'limit.R15.filterMm': {
    en: 'greatest distance of a filter from the connector',
    ja: 'コネクターからフィルターまでの距離の上限',
  },
  'limit.R16.signalMm': {
    en: 'least length of signal traces that makes a layer a signal layer',
    ja: '信号層とみなす信号配線の長さの下限',
  },
  'limit.R16.heightMm': {
    en: 'greatest distance of a signal layer from a plane',
    ja: '信号層からプレーンまでの距離の上限',
  },
  'limit.R16.symmetryShare': {
    en: 'greatest difference of dielectrics in mirrored places',
    ja: '対称な位置にある絶縁層の厚さの差の上限',
  },
  'limit.R17.edgeMm': {
    en: 'greatest distance of a connector from the edge',
    ja: '対象とするコネクターの基板端からの距離の上限',
  },
  'limit.R17.nearMm': {
    en: 'greatest distance of protection from its connector',
    ja: 'コネクターから保護素子までの距離の上限',
  },
  'limit.R17.laterMm': {
    en: 'how much farther along copper than the circuit protection may be',
    ja: '銅箔に沿って保護素子がICより遠くてもよい長さの上限',
  },
  'limit.R17.groundMm': {
    en: 'greatest distance of a via to the plane from protection, along copper',
    ja: '保護素子からプレーンへのビアまでの銅箔に沿った距離の上限',
  },
  'limit.R18.viaMm': {
    en: 'greatest distance of a via to the plane from a ground pin, along copper',
    ja: 'グラウンドピンからプレーンへのビアまでの銅箔に沿った距離の上限',
  },
  'limit.R19.marginMm': {
    en: 'least distance of other signals from the pads of a crystal',
    ja: '水晶振動子のパッドとほかの信号の距離の下限',
  },
  'limit.R19.splitShare': {
    en: 'greatest share of a second net in the plane under a crystal',
    ja: '水晶振動子の下のプレーンで別のネットが占める割合の上限',
  },
  'limit.R20.holeMm': {
    en: 'largest diameter of a plated hole that is not for a screw',
    ja: 'ねじ用とみなさないめっき穴の直径の上限',
  },
  'limit.R21.loopMm': {
    en: 'greatest length of the hot loop of a switching regulator',
    ja: 'スイッチングレギュレーターのホットループの長さの上限',
  },
  'limit.R21.nodeMm2': {
    en: 'largest copper area of a switch node',
    ja: 'スイッチノードの銅箔面積の上限',
  },
  'limit.R22.amplitudeV': {
    en: 'amplitude of signals from low to high',
    ja: '信号の振幅（ローからハイまで）',
  },
  'limit.R22.lineOhm': { en: 'resistance of driver and line', ja: 'ドライバーと配線の抵抗の合計' },
  'limit.R22.inputPf': { en: 'capacitance of an input', ja: '入力1個の静電容量' },
  'limit.R22.dataDb': {
    en: 'how much less data and pairs radiate than a clock',
    ja: 'データ信号と差動ペアの放射がクロックより低い量',
  },
  'limit.R22.errorDb': {
    en: 'error of the estimate; smaller excesses are not reported',
    ja: '推定誤差（これ以下の超過は指摘しない）',
  },
  'limit.R23.jumpPercent': {
    en: 'greatest change of impedance along a net, in percent',
    ja: 'ネット内のインピーダンスの変化の上限（%）',
  },
  'limit.R23.wavelengthShare': {
    en: 'shortest stretch of another impedance that is reported, as a share of the wavelength',
    ja: '指摘する区間の最短の長さ（波長に対する割合）',
  },
  'limit.R24.pairRiseShare': {
    en: 'greatest skew of a pair, as a share of the rise time',
    ja: '差動ペアのスキューの上限（立ち上がり時間に対する割合）',
  },
  'limit.R24.groupBitShare': {
    en: 'greatest skew of a group, as a share of the time of a bit',
    ja: 'バスのスキューの上限（ビット時間に対する割合）',
  },
  'limit.R25.resonanceTimes': {
    en: 'how far above the knee of its net a stub has to resonate',
    ja: 'スタブの共振周波数の下限（ニー周波数に対する倍数）',
  },
  'limit.R26.marginMm': {
    en: 'least distance of other signals from the pads of an inductor or antenna',
    ja: 'インダクターまたはアンテナのパッドとほかの信号の距離の下限',
  },
  'limit.R26.planeShare': {
    en: 'greatest share of planes in the room under a chip antenna',
    ja: 'チップアンテナの下でプレーンが占める割合の上限',
  },
} satisfies Record<string, Sentence>;
