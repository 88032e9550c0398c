import { readFile, writeFile, mkdir, stat } from 'node:fs/promises';
import { basename, join, dirname } from 'node:path';
import { analyzeBoard } from '../analysis/analyzeBoard.ts';
import { readProfile } from '../analysis/readProfile.ts';
import { withFileSource } from '../archive/ArchiveSource.ts';
import { hashFile } from '../archive/hashFile.ts';
import { readClassTable } from '../classes/readClassTable.ts';
import { readBoard } from '../model/readBoard.ts';
import { readRoleTable } from '../parts/readRoleTable.ts';
import { engineVersion } from '../report/engineVersion.ts';
import { type ReportForm, writeReport } from '../report/writeReport.ts';
import type { AnalysisSettings } from '../settings/AnalysisSettings.ts';
import type { CheckArguments, RecognizedArguments } from './checkArguments.ts';
import { usingFile } from './usingFile.ts';

const fileNames: Readonly<Record<ReportForm, string>> = {
  ...{ pdf: 'report.pdf', html: 'report.html' },
  ...{ csv: 'findings.csv', json: 'findings.json' },
};

/**
 * Analyzes an archive and writes the report. The report bears no date, so the same archive always
 * gives the same bytes.
 *
 * @throws EmiError if archive, classes, roles or profile are invalid
 * @throws UsageError if a file cannot be read or written
 */
export async function check(args: CheckArguments): Promise<void> {
  const { archive, out, locale } = args;
  const settings = await readSettings(args);
  const [board, inputSha256] = await usingFile(archive, { act: 'read', locale }, async (path) => [
    await withFileSource(path, (source) => readBoard(source, undefined, args.choice)),
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

/** @throws EmiError and UsageError if a list or the profile cannot be used */
export async function readSettings({
  classes,
  roles,
  profile,
  locale,
}: RecognizedArguments): Promise<AnalysisSettings> {
  const read = (written: string) =>
    usingFile(written, { act: 'read', locale }, (path) => readFile(path));
  return {
    ...(classes !== undefined && { classes: await readClassTable(await read(classes), classes) }),
    ...(roles !== undefined && { roles: await readRoleTable(await read(roles), roles) }),
    ...(profile !== undefined && {
      profile: readProfile((await read(profile)).toString(), profile),
    }),
  };
}

/**
 * Makes a folder with those that it lies in, if it is not there. Node's own `recursive` never ends
 * where the system has no room for a name, such as in `/proc`: it takes the refusal for a missing
 * parent and tries again.
 *
 * @throws what the file system refuses
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    // Once more: a name that is refused although its parent is there stays refused.
    await mkdir(folder);
  }
}
