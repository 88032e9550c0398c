// npm run --silent emi -- facts board.tgz: prints what is in an ODB++ archive as JSON.
// npm run --silent emi -- parts board.tgz, or nets: prints how they are recognized as CSV.
// npm run --silent emi -- check board.tgz --out report/: analyzes it and writes a report.
import { parseArgs } from 'node:util';
import { type Locale } from '@portal/shared/domain';
import { withFileSource } from '../archive/ArchiveSource.ts';
import { listFacts } from '../facts/listFacts.ts';
import { readBoard } from '../model/readBoard.ts';
import { describeProblem } from '../problems/describeProblem.ts';
import { EmiError } from '../problems/EmiError.ts';
import { check } from './check.ts';
import {
  checkArguments,
  checkUsage,
  choiceOptions,
  readChoice,
  recognizedArguments,
  recognizedUsage,
} from './checkArguments.ts';
import { recognized } from './recognized.ts';
import { UsageError } from './UsageError.ts';
import { usingFile } from './usingFile.ts';

const factsUsage = 'npm run --silent emi -- facts board.tgz [--units mm] [--job name]';
/** Exit status for invalid archives and invalid arguments. */
const refused = 2;

let locale: Locale = 'en';
try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = refused;
}

async function run([command, ...args]: readonly string[]): Promise<void> {
  if (command === 'facts') await printFacts(args);
  else if (command === 'check') {
    const checked = checkArguments(args);
    ({ locale } = checked);
    await check(checked);
  } else if (command === 'parts' || command === 'nets') {
    const asked = recognizedArguments(args);
    ({ locale } = asked);
    process.stdout.write(`${await recognized(command, asked)}\r\n`);
  } else throw new UsageError(`Usage: ${factsUsage}, ${recognizedUsage}, or ${checkUsage}`);
}

async function printFacts(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseFacts(args);
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) throw new UsageError(`Usage: ${factsUsage}`);
  const choice = readChoice(values);
  const facts = await usingFile(path, { act: 'read', locale }, (file) =>
    withFileSource(file, async (source) => listFacts(await readBoard(source, undefined, choice))),
  );
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}

function parseFacts(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: choiceOptions });
  } catch {
    throw new UsageError(`Usage: ${factsUsage}`);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof EmiError) return describeProblem(error.problem, locale);
  if (error instanceof UsageError) return error.message;
  throw error;
}
