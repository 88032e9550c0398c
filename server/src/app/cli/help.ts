import type { Command } from '../../platform/commands/Command.ts';

/** How a command is called. */
export function callOf({ noun, verb, usage }: Command): string {
  return [noun, verb, usage].filter((word) => word !== undefined && word !== '').join(' ');
}

/** The lines of `portal help`. */
export function help(program: string, commands: readonly Command[]): readonly string[] {
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
