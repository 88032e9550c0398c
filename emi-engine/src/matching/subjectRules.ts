import { type sentences } from '../findings/sentences/sentences.ts';

/** What distinguishes findings of one rule. */
export interface SubjectRule {
  /**
   * Messages of one kind describe the same fault with different values: too far away, or missing.
   */
  readonly kind: string;
  /** Nets that identify it: the finding's net, all of them, or none. */
  readonly nets: 'own' | 'all' | 'none';
  /** Whether the copper layer identifies it. */
  readonly layer: boolean;
  /** Values of the message that identify it, such as a pin. */
  readonly names: readonly string[];
  /** A run has at most one such finding for a net, a pair or a pin, wherever it is shown. */
  readonly isOne: boolean;
}

type Messages = Exclude<
  Extract<keyof typeof sentences, `R${string}`>,
  | `${string}.title`
  | `${string}.why`
  | `${string}.figure`
  | `${string}.harmonic`
  | `${string}.${'advice' | 'adviceNoPlane' | 'adviceSplit' | 'adviceVia' | 'adviceCapacitor'}`
  | `${string}Advice`
>;

const ofNet = { nets: 'own', layer: false, names: [], isOne: true } as const;
const ofPair = { nets: 'all', layer: false, names: [], isOne: true } as const;
const ofPin = { nets: 'own', layer: false, names: ['pin'], isOne: true } as const;
const ofPlace = { nets: 'own', layer: true, names: [], isOne: false } as const;
/** Single lines of a connector may come and go within the same finding. */
const ofConnector = { nets: 'none', layer: false, names: ['connector'], isOne: true } as const;
const ofLayer = { nets: 'none', layer: true, names: [], isOne: true } as const;
const ofPart = { nets: 'none', layer: false, names: ['part'], isOne: true } as const;
const gap = { kind: 'gap', ...ofPlace };
const via = { kind: 'via', ...ofPlace, layer: false };
const planes = { kind: 'planes', ...ofPlace, layer: false };
const mode = { kind: 'mode', ...ofPair, layer: true };
const connector = { kind: 'connector', ...ofNet, names: ['part', 'connector'] };
const edge = { kind: 'edge', ...ofPlace, names: ['part'] };

/** The subject rule of each message. A new message needs an entry. */
export const subjectRules: Readonly<Record<Messages, SubjectRule>> = {
  'R1.long': { kind: 'length', ...ofNet },
  'R2.many': { kind: 'vias', ...ofNet },
  'R3.slot': gap,
  'R3.split': gap,
  'R3.bridged': gap,
  'R3.outside': gap,
  'R3.noGround': gap,
  'R3.many': { kind: 'gaps', ...ofLayer, names: ['netClass', 'atMost'] },
  'R3.noPlane': { kind: 'layer', ...ofNet, layer: true },
  'R4.farVia': via,
  'R4.noVia': via,
  'R4.farCapacitor': via,
  'R4.noCapacitor': via,
  'R4.many': {
    kind: 'vias',
    ...ofConnector,
    names: ['plane', 'planeNet', 'nextPlane', 'nextNet', 'netClass'],
  },
  'R5.board': { kind: 'board', ...ofPlace },
  'R5.plane': { kind: 'plane', ...ofPlace },
  'R5.boards': { kind: 'boards', ...ofLayer, names: ['netClass'] },
  'R5.planes': { kind: 'planes', ...ofLayer, names: ['plane', 'netClass'] },
  'R6.beside': { kind: 'beside', ...ofPair },
  'R6.many': { kind: 'besides', ...ofNet },
  'R7.unguarded': { kind: 'unguarded', ...ofNet },
  'R7.loose': { kind: 'loose', ...ofPlace },
  'R8.far': { kind: 'pin', ...ofPin },
  'R8.farMany': { kind: 'pins', ...ofNet, names: ['part'] },
  'R8.none': { kind: 'pin', ...ofPin },
  'R8.via': { kind: 'via', ...ofPin },
  'R8.viaNone': { kind: 'via', ...ofPin },
  'R9.mode': mode,
  'R9.modeHarmonic': mode,
  'R9.modeQuiet': mode,
  'R9.far': { kind: 'capacitors', ...ofPlace, nets: 'all' },
  'R9.none': { kind: 'capacitors', ...ofPlace, nets: 'all' },
  'R9.places': { kind: 'places', ...ofPair },
  'R10.far': { ...planes, names: ['upper', 'lower'] },
  'R10.none': { ...planes, names: ['upper', 'lower'] },
  'R10.edge': { kind: 'edge', ...ofPlace },
  'R11.crystal': connector,
  'R11.net': connector,
  'R11.crystalEdge': edge,
  'R11.netEdge': edge,
  'R11.line': { kind: 'line', ...ofPlace, nets: 'all' },
  'R11.lines': { kind: 'lines', ...ofNet },
  'R11.between': { kind: 'between', ...ofPlace, nets: 'all', names: ['pin', 'device'] },
  'R11.betweenMany': { kind: 'betweenMany', ...ofConnector },
  'R12.mismatch': { kind: 'length', ...ofPair },
  'R12.vias': { kind: 'vias', ...ofPair },
  'R12.uncoupled': { kind: 'uncoupled', ...ofPair },
  'R13.bare': { kind: 'island', ...ofPlace },
  'R13.cutOff': { kind: 'island', ...ofPlace },
  'R14.narrow': { kind: 'narrow', ...ofPlace },
  'R14.places': { kind: 'places', ...ofNet },
  'R15.none': { kind: 'pin', ...ofPin },
  'R15.far': { kind: 'pin', ...ofPin },
  'R15.many': { kind: 'connector', ...ofConnector },
  'R16.none': { kind: 'plane', ...ofLayer },
  'R16.far': { kind: 'plane', ...ofLayer },
  'R16.symmetry': { kind: 'symmetry', ...ofLayer },
  'R17.behind': { kind: 'behind', ...ofPin },
  'R17.ground': { kind: 'ground', ...ofPin },
  'R18.far': { kind: 'pin', ...ofPin },
  'R18.farMany': { kind: 'pins', ...ofNet, names: ['part'] },
  'R19.trace': { kind: 'trace', ...ofNet, names: ['part'] },
  'R19.traces': { kind: 'traces', ...ofPart },
  'R19.split': { kind: 'split', ...ofPart },
  'R20.shell': { kind: 'shell', ...ofConnector },
  'R20.hole': { kind: 'hole', ...ofPlace },
  'R20.holes': { kind: 'holes', ...ofLayer },
  'R20.net': { kind: 'net', ...ofNet },
  'R21.loop': { kind: 'loop', ...ofNet, names: ['inductor'] },
  'R21.node': { kind: 'node', ...ofNet },
  'R22.loop': { kind: 'field', ...ofNet },
  'R22.cables': { kind: 'field', ...ofNet },
  'R23.jump': { kind: 'jump', ...ofNet },
  'R24.pair': { kind: 'pair', ...ofPair },
  'R24.group': { kind: 'group', ...ofPair },
  'R25.stub': { kind: 'stub', ...ofNet },
  'R26.trace': { kind: 'trace', ...ofNet, names: ['part'] },
  'R26.traces': { kind: 'traces', ...ofPart },
  'R26.plane': { kind: 'plane', ...ofPart },
};
