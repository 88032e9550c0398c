import { type Sentence } from './Sentence.ts';

/** What rules about single pieces of copper say (R13, R14). */
export const copperSentences = {
  'R13.title': { en: 'Floating copper', ja: '浮き銅' },
  'R13.why': {
    en: 'Copper that leads nowhere takes up fields and passes them on; near a fast trace it resonates like a patch antenna.',
    ja: 'どこにもつながっていない銅箔は電磁界を受けて再放射します。高速な配線の近くではパッチアンテナのように共振します。',
  },
  'R13.bare': {
    en: 'A piece of copper of {area} mm² belongs to no net.',
    ja: '{area} mm² の銅箔がどのネットにも属していません。',
  },
  'R13.cutOff': {
    en: 'A piece of copper of {area} mm² of the net {net} is joined to no pad, via or line of it.',
    ja: 'ネット {net} の {area} mm² の銅箔が、パッド、ビア、配線のいずれにもつながっていません。',
  },
  'R13.advice': {
    en: 'Remove the copper, or join it to ground with vias.',
    ja: '銅箔を削除するか、ビアでグラウンドに接続してください。',
  },
  'R14.title': { en: 'Width of power and ground traces', ja: '電源・グラウンド配線の幅' },
  'R14.why': {
    en: 'A long narrow supply trace has inductance: pulses of current make its voltage move, and all that hangs on it radiates.',
    ja: '細く長い電源・グラウンド配線はインダクタンスが大きく、パルス電流で電位が変動し、つながっている全体が放射します。',
  },
  'R14.narrow': {
    en: '{net} runs as a trace for {length} mm and is {width} mm wide at its narrowest; {limit} mm would be three signal traces.',
    ja: '{net} が {length} mm にわたって配線で引き回され、最も細い所の幅は {width} mm です（信号配線の3倍は {limit} mm）。',
  },
  'R14.places': {
    en: '{net} runs as a narrow trace at {count} places; the longest is {length} mm long and {width} mm wide at its narrowest; {limit} mm would be three signal traces.',
    ja: '{net} が{count}か所で細い配線になっています。最も長いものは長さ {length} mm、最小幅 {width} mm です。信号線3本分の幅は {limit} mm です。',
  },
  'R14.advice': {
    en: 'Widen the trace, or lead the supply as an area or a plane.',
    ja: '配線を太くするか、ベタまたはプレーンで供給してください。',
  },
} satisfies Record<string, Sentence>;
