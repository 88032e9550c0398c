import { readFile, writeFile } from 'node:fs/promises';
import { withFigures, type Figures } from './figureTable.ts';
import { table } from './table.ts';

/** `npm run bench` starts programs in the repository's root. */
const document = 'docs/benchmarks.md';

/** Prints figures and, except in a trial, writes them to the document. */
export async function recordFigures(figures: Figures, isTrial = false): Promise<void> {
  const { part, rows, conditions } = figures;
  const lines = rows.map(({ what, measured, wanted = '' }) => [what, measured, wanted]);
  process.stdout.write(`${conditions}\n\n${table([[part, 'measured', 'wanted'], ...lines])}\n\n`);
  if (isTrial) return;
  await writeFile(document, withFigures(await readFile(document, 'utf8'), figures));
}
