import { type Sentence } from './Sentence.ts';

/** What rules about return paths say (R3, R4). */
export const returnPathSentences = {
  'R3.title': { en: 'Gap in the reference plane', ja: '参照プレーンの途切れ' },
  'R3.why': {
    en: 'The return current of a trace flows in the plane below it. Where the plane has a gap, it has to go around, and the loop radiates.',
    ja: '配線の帰還電流は直下のプレーンを流れます。プレーンが途切れていると電流が迂回し、そのループから放射が生じます。',
  },
  'R3.slot': {
    en: '{net} runs {length} mm over a gap in the plane {plane} that is {width} mm wide. Planes cover {coverage} % of the net.',
    ja: '{net} がプレーン {plane} の幅 {width} mm の途切れの上を {length} mm 通っています。ネットの {coverage} % がプレーンに覆われています。',
  },
  'R3.split': {
    en: '{net} runs {length} mm over the split between {one} and {other} in the plane {plane}, which is {width} mm wide; no capacitor joins the two within {distance} mm. Planes cover {coverage} % of the net.',
    ja: '{net} がプレーン {plane} の {one} と {other} の分割部（幅 {width} mm）の上を {length} mm 通っています。{distance} mm 以内に両者をつなぐコンデンサーがありません。ネットの {coverage} % がプレーンに覆われています。',
  },
  'R3.bridged': {
    en: '{net} runs {length} mm over the split between {one} and {other} in the plane {plane}, which is {width} mm wide; {capacitor} joins the two nearby. Planes cover {coverage} % of the net.',
    ja: '{net} がプレーン {plane} の {one} と {other} の分割部（幅 {width} mm）の上を {length} mm 通っています。近くの {capacitor} が両者をつないでいます。ネットの {coverage} % がプレーンに覆われています。',
  },
  'R3.outside': {
    en: '{net} runs {length} mm where the plane {plane} has ended or is far away. Planes cover {coverage} % of the net.',
    ja: '{net} がプレーン {plane} のない場所を {length} mm 通っています。ネットの {coverage} % がプレーンに覆われています。',
  },
  'R3.noGround': {
    en: '{net} runs {length} mm without a plane below it or ground beside it. Ground accompanies {coverage} % of the net.',
    ja: '{net} が、下のプレーンも隣のグラウンドもない場所を {length} mm 通っています。ネットの {coverage} % にグラウンドが沿っています。',
  },
  'R3.noPlane': {
    en: '{net} runs {length} mm on the layer {layer}, which has no plane next to it.',
    ja: '{net} が、隣にプレーンのない層 {layer} を {length} mm 通っています。',
  },
  'R3.many': {
    en: '{count} nets run over no plane in places on the layer {layer}; the longest run, {length} mm, is that of {net}: {names}.',
    ja: '層 {layer} で{count}本のネットにプレーンのない場所を通る区間があります。最も長いのは {net} の {length} mm です。該当ネット：{names}。',
  },
  'R3.advice': {
    en: 'Lead the trace around the gap, or close the gap in the plane.',
    ja: '途切れを避けて配線するか、プレーンの途切れをなくしてください。',
  },
  'R3.adviceSplit': {
    en: 'Lead the trace over one plane only, or join {one} and {other} with a capacitor within {distance} mm of the crossing.',
    ja: '1つのプレーンの上だけを通るように配線するか、交差部から {distance} mm 以内で {one} と {other} をコンデンサーでつないでください。',
  },
  'R3.adviceNoPlane': {
    en: 'Move the trace to a layer with a plane next to it, or put a ground plane on the next layer.',
    ja: '隣にプレーンのある層に配線を移すか、隣の層にグラウンドプレーンを設けてください。',
  },
  'R4.title': { en: 'Change of the reference plane', ja: '参照プレーンの切り替え' },
  'R4.why': {
    en: 'A return current that has no via or capacitor near the via of its signal spreads between the planes and radiates at their edges.',
    ja: '信号ビアの近くに帰還電流用のビアやコンデンサーがないと、電流がプレーン間に広がり、基板端から放射します。',
  },
  'R4.farVia': {
    en: '{net} goes from {from} to {to} by this via, and its return current from the plane {plane} ({planeNet}) to {nextPlane} ({nextNet}); the nearest via that joins both is {distance} mm away.',
    ja: '{net} がこのビアで {from} から {to} へ移り、帰還電流はプレーン {plane}（{planeNet}）から {nextPlane}（{nextNet}）へ移ります。両方をつなぐ最も近いビアまで {distance} mm あります。',
  },
  'R4.noVia': {
    en: '{net} goes from {from} to {to} by this via, and its return current from the plane {plane} ({planeNet}) to {nextPlane} ({nextNet}); no via within {distance} mm joins both.',
    ja: '{net} がこのビアで {from} から {to} へ移り、帰還電流はプレーン {plane}（{planeNet}）から {nextPlane}（{nextNet}）へ移ります。{distance} mm 以内に両方をつなぐビアがありません。',
  },
  'R4.farCapacitor': {
    en: '{net} goes from {from} to {to} by this via, and its return current from the plane {plane} ({planeNet}) to {nextPlane} ({nextNet}); the nearest capacitor between the two nets is {distance} mm away.',
    ja: '{net} がこのビアで {from} から {to} へ移り、帰還電流はプレーン {plane}（{planeNet}）から {nextPlane}（{nextNet}）へ移ります。両ネット間の最も近いコンデンサーまで {distance} mm あります。',
  },
  'R4.noCapacitor': {
    en: '{net} goes from {from} to {to} by this via, and its return current from the plane {plane} ({planeNet}) to {nextPlane} ({nextNet}); no capacitor within {distance} mm lies between the two nets.',
    ja: '{net} がこのビアで {from} から {to} へ移り、帰還電流はプレーン {plane}（{planeNet}）から {nextPlane}（{nextNet}）へ移ります。{distance} mm 以内に両ネット間のコンデンサーがありません。',
  },
  'R4.many': {
    en: '{count} nets go to another layer, and their return currents from the plane {plane} ({planeNet}) to {nextPlane} ({nextNet}), too far from what joins both; the farthest, {net}, has nothing within {distance} mm: {names}.',
    ja: '{count}本のネットが層を移り、帰還電流はプレーン {plane}（{planeNet}）と {nextPlane}（{nextNet}）の間を移りますが、両方をつなぐものが離れすぎています。最も遠い {net} では {distance} mm 以内に何もありません。該当ネット：{names}。',
  },
  'R4.adviceVia': {
    en: 'Place a via of {planeNet} within {limit} mm of the via, or stay on one layer.',
    ja: 'ビアから {limit} mm 以内に {planeNet} のビアを置くか、層を切り替えずに配線してください。',
  },
  'R4.adviceCapacitor': {
    en: 'Place a capacitor between {planeNet} and {nextNet} within {limit} mm of the via, or stay on one layer.',
    ja: 'ビアから {limit} mm 以内に {planeNet} と {nextNet} の間のコンデンサーを置くか、層を切り替えずに配線してください。',
  },
} satisfies Record<string, Sentence>;
