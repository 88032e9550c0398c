import type { Command } from './Command.ts';

/** The lines of `portal help`. */
export function help(program: string, commands: readonly Command[]): readonly string[] {
  const lines = commands
    .map((command) => ({
      call: `${command.noun} ${command.verb} ${command.usage}`.trim(),
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
