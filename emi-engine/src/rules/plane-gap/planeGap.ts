import { pathLength } from '../../geometry/pathLength.ts';
import { type BoardView } from '../BoardView.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { say } from '../../findings/say.ts';
import { listSignalNets } from '../listSignalNets.ts';
import { mergeOthers } from '../mergeOthers.ts';
import { isInternal } from '../../parts/isInternal.ts';
import { leadsOut } from '../leadsOut.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { describeGap, describeNoPlane } from './describeGap.ts';
import { findRuns } from './findRuns.ts';
import { joinRuns, type JoinedRun } from './joinRuns.ts';
import { HoleClearances } from './HoleClearances.ts';
import { ReturnCover } from './ReturnCover.ts';

const sampleStep = 100_000;

/** R3: traces run over unbroken planes. */
export const planeGap = defineRule({
  id: 'R3',
  needs: ['nets', 'planes'],
  defaults: { runMm: 0.6, errorCoverage: 0.8, badCoverage: 0.5, capacitorMm: 2 },
  source:
    'emi-analyzer rule "plane-gap" (min_crossing_mm 0.6); TI SPRACP4A and SNLA426 (no trace across a plane split or void); coverage: kicad-happy GP-001',
  find(view, limits) {
    const covers = view.board.copper.map(({ index }) => new ReturnCover(view, index));
    const clearances = new HoleClearances(view);
    const drafts: Draft[] = [];
    for (const net of listSignalNets(view)) {
      const layers = covers.map((cover, layer) =>
        findGaps(view, { net, layer }, cover, clearances, limits),
      );
      const total = layers.reduce((sum, { length }) => sum + length, 0);
      const missing = layers.reduce((sum, { uncovered }) => sum + uncovered, 0);
      const coverage = total > 0 ? 1 - missing / total : 1;
      for (const { layer, gaps, traces } of layers) {
        if (gaps === 'everywhere') {
          // For other nets, this would list the whole layer.
          if (view.isCritical(net))
            drafts.push(describeNoPlane(view, { net, layer, traces }, limits));
        } else
          for (const gap of view.isCritical(net) ? gaps : longestOf(gaps))
            drafts.push(
              describeGap(view, { net, layer, gap, coverage }, clearances.meet(layer, gap), limits),
            );
      }
    }
    return {
      drafts: mergeOthers(
        view,
        drafts,
        ({ layer, atMost }) => `${layer} ${atMost}`,
        ({ layer, message, atMost }, values) =>
          say('R3.many', {
            ...{ ...message.values, ...values, atMost: atMost ?? 'error' },
            layer: view.board.copper[layer]?.name ?? '-',
          }),
      ),
    };
  },
});

/** One place is enough for an info. */
function longestOf(gaps: readonly JoinedRun[]): readonly JoinedRun[] {
  const [first, ...others] = gaps;
  return first
    ? [others.reduce((best, gap) => (gap.length > best.length ? gap : best), first)]
    : [];
}

interface LayerGaps {
  readonly layer: number;
  readonly traces: readonly Int32Array[];
  /** In nanometres: of all traces, and of the reported parts. */
  readonly length: number;
  readonly uncovered: number;
  readonly gaps: readonly JoinedRun[] | 'everywhere';
}

function findGaps(
  view: BoardView,
  { net, layer }: { readonly net: number; readonly layer: number },
  cover: ReturnCover,
  clearances: HoleClearances,
  limits: { readonly runMm: number },
): LayerGaps {
  const traces = view.tracesOf(net, layer);
  const length = traces.reduce((sum, path) => sum + pathLength(path), 0);
  if (traces.length === 0) return { layer, traces, length, uncovered: 0, gaps: [] };
  if (!cover.isAnywhere) return { layer, traces, length, uncovered: length, gaps: 'everywhere' };
  const width = widestOf(view, net, layer);
  const runs = traces.flatMap((path) =>
    findRuns(path, sampleStep, (x, y) => cover.isCovered(x, y, width)),
  );
  const gaps = joinRuns(runs).filter(
    (run) =>
      run.length >= limits.runMm * nmOfMm &&
      !clearances.holds(net, layer, run) &&
      !isBeforeConnector(view, net, run),
  );
  return { layer, traces, length, uncovered: gaps.reduce((sum, gap) => sum + gap.length, 0), gaps };
}

/** Planes end before the contacts of a card edge, and of other nets before any connector. */
function isBeforeConnector(view: BoardView, net: number, { paths }: JoinedRun): boolean {
  return paths.some((path) =>
    [path.subarray(0, 2), path.subarray(-2)].some(([x = 0, y = 0]) =>
      leadsOut(view, net, x, y, view.isCritical(net) ? isInternal : undefined),
    ),
  );
}

function widestOf(view: BoardView, net: number, layer: number): number {
  const widths = view.board.copper[layer]?.segments.widths;
  return view.segmentsOf(net, layer).reduce((most, row) => Math.max(most, widths?.[row] ?? 0), 0);
}
