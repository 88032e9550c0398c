import { writeOut } from '@portal/shared/domain';
import { errorCode } from '../../platform/errors.ts';
import { type Command, UsageError } from '../../platform/commands/Command.ts';
import { failureSentence } from './failureSentence.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';

interface Surroundings {
  /** How the program is called, for messages. */
  readonly program?: string;
  readonly commands: readonly Command[];
  readonly connect: () => Promise<OperatorClient>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly ask: (name: string) => Promise<string>;
}

/** Runs a command line. @returns the exit code: 0 success, 1 failure, 2 usage error */
export async function runPortal(
  [noun = 'help', ...rest]: readonly string[],
  { program = 'npm run portal --', commands, connect, ask, ...out }: Surroundings,
): Promise<number> {
  // Escapes customers' data, which must not control the terminal or break lines.
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

/** An error of parseArgs of `node:util`. */
function isParseError(error: unknown): error is { readonly message: string } {
  return errorCode(error)?.startsWith('ERR_PARSE_ARGS') === true;
}

/** The usage of a command. */
function callOf({ noun, verb, usage }: Command): string {
  return [noun, verb, usage].filter((word) => word !== undefined && word !== '').join(' ');
}

/** The lines of `portal help`. */
function help(program: string, commands: readonly Command[]): readonly string[] {
  const lines = commands
    .map((command) => ({
      call: callOf(command),
      summary: command.summary,
    }))
    .sort((a, b) => (a.call < b.call ? -1 : 1));
  return [
    `${program} <noun> <verb> [options]`,
    '',
    'Talks to the running portal of DATA_DIR (default .data), or to the one of MANAGER_URL with',
    'PORTAL_TOKEN. When none runs, it opens the database itself.',
    '',
    ...lines.flatMap(({ call, summary }) => [`  ${call}`, `      ${summary}`]),
  ];
}
