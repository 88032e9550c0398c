import { type Board } from '../model/Board.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { describeWarning } from '../problems/Warnings.ts';
import { type Facts, type LayerFacts } from './Facts.ts';

const mmOfNm = 1e-6;

/**
 * Lists the content of a board's archive. The same board in another dialect gives the same facts.
 */
export function listFacts(board: Board): Facts {
  const { outline, nets, parts, pins, holes } = board;
  const [xMin, yMin, xMax, yMax] = outline.box;
  const countParts = (side: string) => parts.filter((part) => part.side === side).length;
  const sum = (key: 'pins' | 'vias') => nets.reduce((total, net) => total + net[key], 0);
  const hasNets = nets.length > 0;
  return {
    root_folder: board.rootFolder,
    odb_version: board.odbVersion ?? null,
    board_step: board.step,
    copper_layers: board.copper.map(({ name }) => name),
    outline: {
      width_mm: tidy((xMax - xMin) * mmOfNm),
      height_mm: tidy((yMax - yMin) * mmOfNm),
      area_mm2: tidy(outline.areaMm2),
    },
    layers: Object.fromEntries(board.layers.map((layer) => [layer.name, factsOf(layer.figures)])),
    nets: nets.filter(({ name }) => name !== noNet).length,
    components: { top: countParts('top'), bottom: countParts('bottom') },
    pins: hasNets ? sum('pins') : pins.count,
    holes: holes.drilled,
    vias: hasNets ? sum('vias') : holes.vias.reduce((total, isVia) => total + isVia, 0),
    net_lengths: Object.fromEntries(
      nets.map(({ name, traceMm, vias, pins: pinCount }) => [
        name,
        [tidy(traceMm), vias, pinCount] as const,
      ]),
    ),
    warnings: board.warnings.map((warning) => describeWarning(warning)),
  };
}

function factsOf({
  traceMm,
  surfaceMm2,
  ...counts
}: Board['layers'][number]['figures']): LayerFacts {
  return { ...counts, trace_mm: tidy(traceMm), surface_mm2: tidy(surfaceMm2) };
}

/** Rounds to a millionth: further digits depend on the order of summation. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
