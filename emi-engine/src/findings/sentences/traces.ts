import { type Sentence } from './Sentence.ts';

/** What rules about single traces say (R1, R2). */
export const traceSentences = {
  'R1.title': { en: 'Net length', ja: 'ネット長' },
  'R1.why': {
    en: 'A trace of a good part of the wavelength radiates like an antenna and has to be led as a line with a termination.',
    ja: '波長に対して長い配線はアンテナのように放射するため、終端を備えた伝送線路として扱う必要があります。',
  },
  'R1.long': {
    en: 'The trace of {net} is {length} mm long, which is 1/{share} of the wavelength at {frequency} MHz.',
    ja: '{net} の配線長は {length} mm で、{frequency} MHz における波長の 1/{share} にあたります。',
  },
  'R1.advice': {
    en: 'Shorten the trace, move the parts together, or terminate it and lead it over an unbroken plane.',
    ja: '配線を短くするか部品を近づけてください。できない場合は終端し、途切れのないプレーン上に配線してください。',
  },
  'R1.figure': {
    en: '{net}: {length} mm of trace',
    ja: '{net}：配線長 {length} mm',
  },
  'R2.title': { en: 'Number of vias', ja: 'ビアの数' },
  'R2.why': {
    en: 'Each via is a step in the impedance of a fast signal and takes its return current to other planes.',
    ja: 'ビアは高速信号のインピーダンスの段差となり、帰還電流を別のプレーンへ移します。',
  },
  'R2.many': {
    en: '{net} has {count} vias; {limit} are recommended at most.',
    ja: '{net} にはビアが{count}個あります（推奨は{limit}個まで）。',
  },
  'R2.advice': {
    en: 'Lead the net on fewer layers.',
    ja: '層の切り替えを減らして配線してください。',
  },
  'R2.figure': {
    en: '{net}: {count} vias, the longest end that leads to no trace is {stub} mm',
    ja: '{net}：ビア{count}個、配線につながらない部分（スタブ）は最大 {stub} mm',
  },
  'R5.title': { en: 'Distance to the edge', ja: '基板端・プレーン端との距離' },
  'R5.why': {
    en: 'At the edge of the plane the field of a trace is no longer held and radiates sideways.',
    ja: 'プレーンの端では配線の電磁界が閉じ込められず、横方向へ放射します。',
  },
  'R5.board': {
    en: '{net} runs {distance} mm from the edge of the board on the layer {layer}.',
    ja: '{net} が層 {layer} で基板端から {distance} mm の位置を通っています。',
  },
  'R5.plane': {
    en: '{net} runs {distance} mm from the edge of the plane {plane} on the layer {layer}.',
    ja: '{net} が層 {layer} でプレーン {plane} の端から {distance} mm の位置を通っています。',
  },
  'R5.boards': {
    en: 'At {count} places on the layer {layer}, traces run near the edge of the board, {net} the nearest at {distance} mm: {names}.',
    ja: '層 {layer} の{count}か所で配線が基板端の近くを通っています。最も近いのは {net} の {distance} mm です。該当ネット：{names}。',
  },
  'R5.planes': {
    en: 'At {count} places on the layer {layer}, traces run near the edge of the plane {plane}, {net} the nearest at {distance} mm: {names}.',
    ja: '層 {layer} の{count}か所で配線がプレーン {plane} の端の近くを通っています。最も近いのは {net} の {distance} mm です。該当ネット：{names}。',
  },
  'R5.advice': {
    en: 'Move the trace at least {limit} mm inwards; {best} mm (20 heights above the plane) are best.',
    ja: '配線を端から {limit} mm 以上内側へ移してください。{best} mm（プレーンまでの高さの20倍）が理想です。',
  },
  'R6.title': { en: 'Parallel runs', ja: '並走配線' },
  'R6.why': {
    en: 'A trace beside a clock or fast signal picks up its edges and carries them on, to connectors in the end.',
    ja: 'クロックや高速信号と並走する配線にはその信号が結合し、コネクターなどへ伝わります。',
  },
  'R6.beside': {
    en: '{other} runs {length} mm beside {net} with a gap of {gap} mm.',
    ja: '{other} が {net} と間隔 {gap} mm で {length} mm 並走しています。',
  },
  'R6.many': {
    en: '{count} traces run beside {net}, the worst, {other}, for {length} mm with a gap of {gap} mm: {names}.',
    ja: '{count}本の配線が {net} と並走しています。最も強く結合する {other} は間隔 {gap} mm で {length} mm 並走しています。該当ネット：{names}。',
  },
  'R6.advice': {
    en: 'Spread the two traces, put ground between them, or lead them on layers with a plane between.',
    ja: '2本の間隔を広げるか、間にグラウンドを入れるか、プレーンを挟んだ別の層に配線してください。',
  },
} satisfies Record<string, Sentence>;
