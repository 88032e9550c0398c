import type { EmiResult, EmiRun } from '@portal/shared/contracts';
import { writeOut } from '@portal/shared/domain';
import type { Analysis, Differences, Result, Run } from '../../domain/results/Result.ts';
import { presentEmiJob } from '../emiJob.presenter.ts';
import { settingsFromWire } from '../upload/settings.presenter.ts';

type ResultRow = NonNullable<EmiResult['result']>;
type Extent = ResultRow['board']['outline'];

export function presentResult({ job, result, choice }: EmiResult): Result {
  return {
    job: presentEmiJob(job),
    analysis: result && presentAnalysis(result),
    choice: choice ? { of: choice.of, settings: settingsFromWire(choice.settings) } : null,
  };
}

function sizeOf({ width_mm, height_mm }: Pick<Extent, 'width_mm' | 'height_mm'>) {
  return { widthMm: width_mm, heightMm: height_mm };
}

function presentAnalysis(row: ResultRow): Analysis {
  const { board, rules, counts, warnings } = row;
  return {
    board: {
      ...sizeOf(board.outline),
      step: board.step,
      copperLayers: board.layers.filter(({ kind }) => kind !== 'other').map(({ name }) => name),
      nets: board.nets,
      parts: board.parts,
      holes: board.holes,
      features: board.features,
    },
    drawingBytes: row.drawing?.bytes ?? null,
    engineVersion: row.engine_version,
    filesEndAt: row.files_end_at,
    parameters: row.parameters.map(({ name, value, is_assumed: isAssumed, rule }) => ({
      ...{ name, value, isAssumed, rule },
    })),
    warnings: warnings.map(({ message, file, line, times }) => ({ message, file, line, times })),
    counts,
    rules,
    runs: row.runs.map(presentRun),
    previousId: row.previous_id,
    differences: row.differences && presentDifferences(row.differences),
  };
}

function presentRun(run: EmiRun): Run {
  return {
    id: run.id,
    fileName: run.src_filename,
    startedAt: run.created_at,
    userName: run.user_name,
    isSameArchive: run.same_archive,
    counts: run.counts,
    engineVersion: run.engine_version,
  };
}

function presentDifferences({
  first_id: firstId,
  outline,
  layers,
}: NonNullable<ResultRow['differences']>): Differences {
  const size = outline && { now: sizeOf(outline.now), first: sizeOf(outline.first) };
  // Names from an archive may contain control characters.
  const namesOf = (names: readonly string[]) => names.map(writeOut);
  return {
    ...{ firstId, size },
    layers: layers && { now: namesOf(layers.now), first: namesOf(layers.first) },
  };
}
