import { type Analysis } from '../findings/Analysis.ts';
import { exactFigure } from '../model/figureText.ts';
import { type Finding } from '../findings/Finding.ts';
import { type NetClass } from '../findings/NetClass.ts';
import { type RuleId } from '../findings/RuleId.ts';
import { type Board } from '../model/Board.ts';
import { engineVersion } from '../report/engineVersion.ts';
import { countFindings } from '../report/rows/countFindings.ts';
import { type JobFinding, type JobFindings, type JobSummary } from '../findings/JobSummary.ts';
import { nmOfMm } from '../model/lengths.ts';

/** @param files SHA-256 of the archive, and uncompressed size of the drawing */
export function summarizeAnalysis(
  analysis: Analysis,
  files: Pick<JobSummary, 'sha256' | 'drawingBytes'>,
): JobSummary {
  const { board, planes, findings, classes, figures, skipped, parameters } = analysis;
  const { bySeverity, byRule } = countFindings(findings);
  const byClass: Record<NetClass, number> = {
    ...{ ground: 0, power: 0, clock: 0, highSpeed: 0, io: 0, unknown: 0 },
  };
  for (const [net, { netClass }] of classes.entries())
    if (board.nets[net]?.name !== noNet) byClass[netClass] += 1;
  const rules: Partial<Record<RuleId, number>> = {};
  for (const [rule, counts] of byRule) rules[rule] = counts.error + counts.warning + counts.info;
  return {
    ...{ ...files, engineVersion, rootFolder: board.rootFolder, step: board.step },
    ...{ figures, skipped, parameters, ruleCounts: Object.fromEntries(byRule) },
    outline: {
      boxMm: outlineBoxMm(board),
      areaMm2: board.outline.areaMm2,
    },
    layers: board.copper.map(({ name, index }) => ({
      name,
      isPlane: planes[index]?.isPlane ?? false,
    })),
    matrix: board.layers.map(({ name, context, type, figures: { features } }) => ({
      ...{ name, context, type, features },
    })),
    counts: {
      nets: board.nets.filter(({ name }) => name !== noNet).length,
      ...{ parts: board.parts.length, holes: board.holes.count },
      ...{ findings: bySeverity, rules, classes: byClass },
    },
    warnings: board.warnings,
  };
}

/** The bounding box of a board's outline in mm. */
export function outlineBoxMm({ outline }: Pick<Board, 'outline'>): JobSummary['outline']['boxMm'] {
  const [xMin, yMin, xMax, yMax] = outline.box;
  return [xMin / nmOfMm, yMin / nmOfMm, xMax / nmOfMm, yMax / nmOfMm];
}

/** The archive's net for copper without a net. */
const noNet = '$NONE$';

/** Target length of a piece of text; the last entry may exceed it. */
const pieceLength = 1 << 18;

/**
 * Serializes findings and net classes (`JobFindings`) as JSON in pieces, since all findings of a
 * panel at once take more memory than their analysis. Each finding and each net is one line, so
 * that a reader can stream them.
 */
export function* findingsText(analysis: Analysis): Generator<string, void, undefined> {
  const { board, classes, findings } = analysis;
  yield '{"findings":[\n';
  yield* listText(findings.length, (at) => {
    const finding = findings[at];
    return finding && toJobFinding(finding, board);
  });
  yield '\n],"nets":[\n';
  const nets = [...board.nets.keys()].filter((net) => board.nets[net]?.name !== noNet);
  yield* listText(nets.length, (at) => {
    const net = nets[at] ?? -1;
    const { netClass = 'unknown', source = 'none' } = classes[net] ?? {};
    return { name: board.nets[net]?.name ?? '', netClass, source };
  });
  yield '\n]}\n';
}

/** The items of an array as JSON. */
function* listText(
  count: number,
  itemAt: (at: number) => JobFinding | JobFindings['nets'][number] | undefined,
): Generator<string, void, undefined> {
  let parts: string[] = [];
  let length = 0;
  for (let at = 0; at < count; at++) {
    const text = JSON.stringify(itemAt(at));
    parts.push(at > 0 ? ',\n' : '', text);
    length += text.length;
    if (length < pieceLength && at < count - 1) continue;
    yield parts.join('');
    [parts, length] = [[], 0];
  }
}

/** A finding without references to its board. */
export function toJobFinding(finding: Finding, { nets, copper }: Board): JobFinding {
  const { net, otherNets, layer, x, y, paths, measured, limit, ...rest } = finding;
  return {
    ...rest,
    measured: exactFigure(measured),
    limit: exactFigure(limit),
    net: nets[net]?.name ?? null,
    otherNets: otherNets.flatMap((other) => nets[other]?.name ?? []),
    layer: copper[layer]?.name ?? null,
    xMm: x / nmOfMm,
    yMm: y / nmOfMm,
    pathsMm: paths.map((path) => Array.from(path, (value) => value / nmOfMm)),
  };
}
