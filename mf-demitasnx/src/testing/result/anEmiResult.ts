import type { EmiResult, EmiRun } from '@portal/shared/contracts';
import { anEmiJobRow } from '../anEmiJob.ts';

type Found = NonNullable<EmiResult['result']>;

/** Another run of the project, as on the wire. */
export function anEmiRun(changes: Partial<EmiRun> = {}): EmiRun {
  return {
    ...{ id: 'job-0', src_filename: 'router-old.tgz', created_at: '2026-11-18T01:00:00Z' },
    ...{ user_name: 'Hanako Yamada', rerun_of: null, same_archive: false },
    counts: { error: 1, warning: 0, info: 0 },
    engine_version: '1.0.0',
    ...changes,
  };
}

export function anEmiRule(id: string, title: string): Found['rules'][number] {
  return {
    ...{ id, title, what: 'What it looks at.', why: `Why ${title} matters.` },
    ...{ source: 'TI SPRACP4A', counts: { error: 1, warning: 0, info: 0 } },
    ...{ skipped: null, figures: [] },
  };
}

/** The result of a job, as on the wire: a board of two layers, kept for a month from now. */
export function anEmiResult(changes: Partial<Found> = {}): Found {
  return {
    ...{ sha256: 'ab'.repeat(32), engine_version: '1.0.0' },
    board: {
      ...{ root_folder: 'odb', step: 'pcb', nets: 2, parts: 1, holes: 1, features: 1234 },
      outline: { width_mm: 40, height_mm: 30, area_mm2: 1200, x_mm: 0, y_mm: 0 },
      layers: [
        { name: 'top', kind: 'signal', type: 'signal', features: 2 },
        { name: 'ground', kind: 'plane', type: 'signal', features: 1 },
      ],
    },
    drawing: null,
    files_end_at: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    parameters: [
      { name: 'Permittivity', value: '4.3', is_assumed: true, rule: null },
      { name: 'Gap', value: '0.6 mm', is_assumed: true, rule: 'R3' },
    ],
    warnings: [],
    counts: { error: 1, warning: 1, info: 0 },
    rules: [anEmiRule('R1', 'Net length'), anEmiRule('R3', 'Gap in the reference plane')],
    ...{ runs: [], previous_id: null, differences: null },
    ...changes,
  };
}

/** A finished job with its result. */
export function anEmiResultAnswer(changes: Partial<Found> = {}): EmiResult {
  return { job: anEmiJobRow(), result: anEmiResult(changes) };
}
