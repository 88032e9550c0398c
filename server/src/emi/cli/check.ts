import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { analyzeBoard } from '../analysis/analyzeBoard.ts';
import { readProfile } from '../analysis/readProfile.ts';
import { withFileSource } from '../archive/ArchiveSource.ts';
import { hashFile } from '../archive/hashFile.ts';
import { readClassTable } from '../classes/readClassTable.ts';
import { readBoard } from '../model/readBoard.ts';
import { engineVersion } from '../report/engineVersion.ts';
import { type ReportForm, writeReport } from '../report/writeReport.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { callerPath } from './callerPath.ts';
import { type CheckArguments } from './checkArguments.ts';

const fileNames: Readonly<Record<ReportForm, string>> = {
  ...{ pdf: 'report.pdf', html: 'report.html' },
  ...{ csv: 'findings.csv', json: 'findings.json' },
};

/**
 * Analyzes an archive and writes the report. It bears no date, so that the same archive always gives
 * the same bytes.
 *
 * @throws EmiError when archive, classes or profile cannot be used; errors of the file system
 */
export async function check(args: CheckArguments): Promise<void> {
  const { archive, out, locale } = args;
  const settings = await readSettings(args);
  const path = callerPath(archive);
  const board = await withFileSource(path, (source) => readBoard(source));
  const analysis = analyzeBoard(board, settings);
  const details = {
    title: basename(archive),
    identifiers: [],
    ...{ inputSha256: await hashFile(path), toolVersion: engineVersion },
  };
  const folder = callerPath(out);
  await mkdir(folder, { recursive: true });
  await writeReport({ analysis, details, locale }, (form, pieces) =>
    writeFile(join(folder, fileNames[form]), pieces),
  );
}

async function readSettings({ classes, profile }: CheckArguments): Promise<AnalysisSettings> {
  return {
    ...(classes !== undefined && {
      classes: readClassTable(await readFile(callerPath(classes)), classes),
    }),
    ...(profile !== undefined && {
      profile: readProfile(await readFile(callerPath(profile), 'utf8'), profile),
    }),
  };
}
