import { type Sentence } from './Sentence.ts';

/** What rules about connectors say (R11, R15). */
export const connectorSentences = {
  'R11.title': { en: 'Clocks at connectors', ja: 'コネクター付近のクロック' },
  'R11.why': {
    en: 'A clock couples into whatever lies near. At a connector or beside a line that goes to one, it gets onto the cable; at the edge, its field leaves the plane.',
    ja: 'クロックは近くのものに結合します。コネクターやその配線の近くではケーブルに乗り、基板端では電磁界がプレーンの外へ漏れます。',
  },
  'R11.crystal': {
    en: 'The crystal or oscillator {part} lies {distance} mm from the connector {connector}.',
    ja: '水晶振動子または発振器 {part} とコネクター {connector} の距離が {distance} mm です。',
  },
  'R11.net': {
    en: '{net} runs {distance} mm from the connector {connector}, to which it does not go.',
    ja: '{net} が、接続先ではないコネクター {connector} から {distance} mm の所を通っています。',
  },
  'R11.advice': {
    en: 'Move the clock away from the connector, or shield it with ground between both.',
    ja: 'クロックをコネクターから離すか、間をグラウンドで遮へいしてください。',
  },
  'R11.crystalEdge': {
    en: 'The crystal or oscillator {part} lies {distance} mm from the edge of the board.',
    ja: '水晶振動子または発振器 {part} が基板端から {distance} mm の所にあります。',
  },
  'R11.netEdge': {
    en: '{net} runs {distance} mm from the edge of the board.',
    ja: '{net} が基板端から {distance} mm の所を通っています。',
  },
  'R11.edgeAdvice': {
    en: 'Move it further inside, with the plane reaching well beyond it.',
    ja: '基板の内側へ移し、プレーンがその外側まで十分に広がるようにしてください。',
  },
  'R11.line': {
    en: '{net} runs {distance} mm beside {other}, which goes to a connector.',
    ja: '{net} が、コネクターにつながる {other} から {distance} mm の所を通っています。',
  },
  'R11.lines': {
    en: '{net} runs beside {count} nets that go to connectors, {distance} mm from the nearest, {other}: {names}.',
    ja: '{net} が、コネクターにつながる{count}本のネットの近くを通っています。最も近い {other} とは {distance} mm です。該当ネット：{names}。',
  },
  'R11.lineAdvice': {
    en: 'Lead both lines apart, or put ground with vias between them.',
    ja: '2本の配線を離すか、間にビア付きのグラウンドを入れてください。',
  },
  'R11.between': {
    en: '{net} crosses the way of {other} between {pin} and {device}.',
    ja: '{net} が、{pin} と {device} の間で {other} の経路を横切っています。',
  },
  'R11.betweenMany': {
    en: '{count} nets cross the ways between the connector {connector} and its devices: {names}.',
    ja: '{count}本のネットが、コネクター {connector} とその接続先の素子の間を横切っています：{names}。',
  },
  'R11.betweenAdvice': {
    en: 'Keep the room between a connector and its device free of other fast lines.',
    ja: 'コネクターとその接続先の素子の間には、ほかの高速な配線を通さないでください。',
  },
  'R15.title': { en: 'Filters at connectors', ja: 'コネクターのフィルター' },
  'R15.why': {
    en: 'Cables are the best antennas of a device. What a filter at the connector does not stop goes out by them, and what comes in by them, electrostatic discharges too, reaches the circuits.',
    ja: 'ケーブルは機器で最も効率の良いアンテナです。コネクターのフィルターで止めなかったノイズはケーブルから放射され、静電気などの外来ノイズは回路まで届きます。',
  },
  'R15.none': {
    en: '{net} leads on from the connector at {pin} without any capacitor, ferrite bead or clamp.',
    ja: '{net} はコネクター {pin} から、コンデンサー、フェライトビーズ、クランプ素子のいずれもなしに内部へつながっています。',
  },
  'R15.many': {
    en: '{count} nets lead on from the connector {connector} without any capacitor, ferrite bead or clamp: {names}.',
    ja: 'コネクター {connector} の{count}本のネットが、コンデンサー、フェライトビーズ、クランプ素子のいずれもなしに内部へつながっています：{names}。',
  },
  'R15.far': {
    en: 'The nearest capacitor, ferrite bead or clamp of {net}, {filter}, is {distance} mm away from the connector at {pin}.',
    ja: '{net} の最も近いコンデンサー、フェライトビーズ、クランプ素子 {filter} は、コネクター {pin} から {distance} mm 離れています。',
  },
  'R15.advice': {
    en: 'Place a filter directly at the connector: a ferrite bead, a capacitor to the chassis ground, or a clamp.',
    ja: 'フェライトビーズ、筐体グラウンドへのコンデンサー、クランプ素子などのフィルターをコネクターの直近に配置してください。',
  },
} satisfies Record<string, Sentence>;
