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

/**
 * Runs a command line.
 * @returns a sentence about an invalid archive or invalid arguments
 */
export async function runCommand(
  [command, ...args]: readonly string[],
  print: (text: string) => void,
): Promise<string | undefined> {
  let locale: Locale = 'en';
  try {
    if (command === 'facts') print(`${await factsOf(args)}\n`);
    else if (command === 'check') {
      const checked = checkArguments(args);
      ({ locale } = checked);
      await check(checked);
    } else if (command === 'parts' || command === 'nets') {
      const asked = recognizedArguments(args);
      ({ locale } = asked);
      print(`${await recognized(command, asked)}\r\n`);
    } else throw new UsageError(`Usage: ${factsUsage}, ${recognizedUsage}, or ${checkUsage}`);
  } catch (error) {
    if (error instanceof EmiError) return describeProblem(error.problem, locale);
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return undefined;
}

async function factsOf(args: readonly string[]): Promise<string> {
  const { positionals, values } = parseFacts(args);
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) throw new UsageError(`Usage: ${factsUsage}`);
  const choice = readChoice(values);
  const facts = await usingFile(path, { act: 'read', locale: 'en' }, (file) =>
    withFileSource(file, async (source) => listFacts(await readBoard(source, undefined, choice))),
  );
  return JSON.stringify(facts);
}

function parseFacts(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: choiceOptions });
  } catch {
    throw new UsageError(`Usage: ${factsUsage}`);
  }
}
