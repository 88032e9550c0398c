import { writeOut } from '@portal/shared/domain';
import { errorCode } from '../../platform/errors.ts';
import { UsageError, type Command } from '../../platform/commands/Command.ts';
import { failureSentence } from './failureSentence.ts';
import { callOf, help } from './help.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';

interface Surroundings {
  /** How the program is called, for sentences about it. */
  readonly program?: string;
  readonly commands: readonly Command[];
  readonly connect: () => Promise<OperatorClient>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly ask: (name: string) => Promise<string>;
}

/** Runs one command line. @returns the exit code: 0 done, 1 refused, 2 not understood. */
export async function runPortal(
  [noun = 'help', ...rest]: readonly string[],
  { program = 'npm run portal --', commands, connect, ask, ...out }: Surroundings,
): Promise<number> {
  // What customers have written neither commands the terminal nor breaks its lines.
  const print = (line: string) => out.print(writeOut(line));
  const complain = (line: string) => out.complain(writeOut(line));
  if (noun === 'help' || noun === '--help') {
    for (const line of help(program, commands)) print(line);
    return 0;
  }
  const [verb = ''] = rest;
  const named = commands.filter((each) => each.noun === noun);
  const command =
    named.find((each) => each.verb === verb) ?? named.find((each) => each.verb === undefined);
  if (!command) {
    complain(`There is no command "${`${noun} ${verb}`.trim()}". See: ${program} help`);
    return 2;
  }
  const args = command.verb === undefined ? rest : rest.slice(1);
  let client: OperatorClient | undefined;
  try {
    if (command.isLocal) await command.run({ args, print, ask });
    else {
      client = await connect();
      await command.run({ client, args, print, ask });
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      complain(error.message);
      complain(`Usage: ${callOf(command)}`);
      return 2;
    }
    complain(failureSentence(error));
    return 1;
  } finally {
    await client?.close();
  }
}

/** Of `node:util` parseArgs. */
function isParseError(error: unknown): error is { readonly message: string } {
  return errorCode(error)?.startsWith('ERR_PARSE_ARGS') === true;
}
