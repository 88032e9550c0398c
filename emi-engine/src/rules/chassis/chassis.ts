import { say } from '../../findings/say.ts';
import { isInternal } from '../../parts/isInternal.ts';
import { type BoardView } from '../BoardView.ts';
import { pinLayer, pinName, pinPoint } from '../pins.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { findFloatingHoles } from './findFloatingHoles.ts';
import { missing } from './missing.ts';

/** Names of pins that are the shell or the mounting of a connector. */
const shell = /^(?:0|sh\d*|shield\d*|shell\d*|s\d|mp\d*|mh?\d|mnt\d*|case|chassis)$/i;
/** Names of nets that lead to the case. */
const chassisNet = /chassis|shield|shld|earth|frame|(?:^|[/\\_])(?:chs|fg|fgnd|pe)(?:gnd)?$/i;

/** R20: shells of connectors, mounting holes and the chassis are connected to ground. */
export const chassis = defineRule({
  id: 'R20',
  needs: ['nets', 'parts'],
  roles: ['connector'],
  defaults: { holeMm: 2 },
  source: 'emi-analyzer rule "connector-shield"; size of mounting holes: own',
  find(view, { holeMm }) {
    return {
      drafts: [
        ...view.board.parts.flatMap((_, part) => findFloatingShell(view, part)),
        ...findFloatingHoles(view, holeMm),
        ...view.netsOf('ground').flatMap((net) => findCutOff(view, net)),
      ],
    };
  },
});

/** A connector with a shell of which no pin is connected. */
function findFloatingShell(view: BoardView, part: number): Draft[] {
  const { board, parts } = view;
  const connector = board.parts[part];
  if (!connector || parts.roles[part] !== 'connector' || isInternal(connector)) return [];
  const [from, to] = connector.pins;
  const shells = Array.from({ length: to - from }, (_, at) => from + at).filter((pin) =>
    shell.test((board.pins.names[pin] ?? '').replace(`${connector.ref}-`, '')),
  );
  const [first] = shells;
  if (first === undefined || shells.some((pin) => isConnected(view, pin))) return [];
  const [x, y] = pinPoint(board, first);
  return [
    {
      ...{ net: -1, layer: pinLayer(board, first), x, y, parts: [part], atBest: 'likely' },
      ...missing,
      message: say('R20.shell', { connector: connector.ref, pin: pinName(board, first) }),
      advice: say('R20.advice'),
    },
  ];
}

/** Whether the net of a pin leads to another part. */
function isConnected(view: BoardView, pin: number): boolean {
  const { pins } = view.board;
  const net = pins.nets[pin] ?? -1;
  const others = view.parts.pinsOfNet[net] ?? [];
  return view.isNet(net) && others.some((other) => pins.parts[other] !== pins.parts[pin]);
}

/** A net of the chassis that no part joins to another ground. */
function findCutOff(view: BoardView, net: number): Draft[] {
  const { board, parts } = view;
  if (!chassisNet.test(view.nameOf(net))) return [];
  const pins = parts.pinsOfNet[net] ?? [];
  const [first] = pins;
  const isJoined = pins.some((pin) => {
    const part = board.pins.parts[pin] ?? -1;
    const [from, to] = board.parts[part]?.pins ?? [0, 0];
    // A connector keeps its pins apart.
    if (parts.roles[part] === 'connector') return false;
    return board.pins.nets
      .subarray(from, to)
      .some((other) => other !== net && view.isGround(other));
  });
  if (first === undefined || isJoined || view.netsOf('ground').length === 1) return [];
  const [x, y] = pinPoint(board, first);
  return [
    {
      ...{ net, layer: pinLayer(board, first), x, y, atBest: 'likely' },
      ...missing,
      message: say('R20.net', { net: view.nameOf(net) }),
      advice: say('R20.netAdvice'),
    },
  ];
}
