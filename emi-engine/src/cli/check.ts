import { readFile, writeFile } from 'node:fs/promises';
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
import { type CheckArguments } from './checkArguments.ts';
import { makeFolder } from './makeFolder.ts';
import { usingFile } from './usingFile.ts';

const fileNames: Readonly<Record<ReportForm, string>> = {
  ...{ pdf: 'report.pdf', html: 'report.html' },
  ...{ csv: 'findings.csv', json: 'findings.json' },
};

/**
 * Analyzes an archive and writes the report. The report bears no date, so the same archive always
 * gives the same bytes.
 *
 * @throws EmiError if archive, classes or profile are invalid
 * @throws UsageError if a file cannot be read or written
 */
export async function check(args: CheckArguments): Promise<void> {
  const { archive, out, locale } = args;
  const settings = await readSettings(args);
  const [board, inputSha256] = await usingFile(archive, { act: 'read', locale }, async (path) => [
    await withFileSource(path, (source) => readBoard(source)),
    await hashFile(path),
  ]);
  const analysis = analyzeBoard(board, settings);
  const details = {
    title: basename(archive),
    identifiers: [],
    ...{ inputSha256, toolVersion: engineVersion },
  };
  await usingFile(out, { act: 'write', locale }, async (folder) => {
    await makeFolder(folder);
    await writeReport({ analysis, details, locale }, (form, pieces) =>
      writeFile(join(folder, fileNames[form]), pieces),
    );
  });
}

async function readSettings({
  classes,
  profile,
  locale,
}: CheckArguments): Promise<AnalysisSettings> {
  const read = (written: string) =>
    usingFile(written, { act: 'read', locale }, (path) => readFile(path));
  return {
    ...(classes !== undefined && { classes: await readClassTable(await read(classes), classes) }),
    ...(profile !== undefined && {
      profile: readProfile((await read(profile)).toString(), profile),
    }),
  };
}
