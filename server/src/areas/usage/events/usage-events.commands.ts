import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  usageBatchAnswerSchema,
  usageBatchEvents,
  type UsageEventRefusal,
} from '@portal/shared/contracts';
import { UsageError, type Command } from '../../../platform/commands/Command.ts';
import { OperatorError } from '../../../platform/commands/OperatorClient.ts';
import { linesOfFile } from './linesOfFile.ts';

/** Most refused lines that are listed; the others are only counted. */
const mostNamed = 20;

const reasons: Readonly<Record<UsageEventRefusal, string>> = {
  not_json: 'is not JSON',
  invalid: 'is not an event',
  foreign_user: 'names a person whom the team does not know',
  foreign_license: 'names a license that the team does not have, or of another product',
  future: 'lies in the future',
  too_old: 'is older than what is kept (USAGE_RETENTION_MONTHS)',
};

function refusedSentence(count: number): string {
  const lines = count === 1 ? '1 line was refused' : `${count} lines were refused`;
  return `${lines}; all others are in. Correct the file and import it again: no event counts twice.`;
}

const importFile: Command = {
  noun: 'usage',
  verb: 'import',
  summary:
    'Reads events of use from a file, one JSON object a line, as the license client sends them.',
  usage: '<file.ndjson[.gz]> --team <id>',
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { team: { type: 'string' } },
    });
    const [named] = positionals;
    if (named === undefined) throw new UsageError('The file is missing.');
    if (values.team === undefined) throw new UsageError('--team is missing; see teams list.');
    // npm run changes the working directory; use INIT_CWD for typed paths.
    const file = path.resolve(process.env['INIT_CWD'] ?? '.', named);
    const call = `/operator/teams/${encodeURIComponent(values.team)}/usage-events`;
    const sum = { accepted: 0, duplicate: 0, rejected: 0, read: 0 };
    for await (const lines of piecesOf(file)) {
      // With an end after each line, so that an empty last line counts.
      const body = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      const options = { body, contentType: 'application/x-ndjson' };
      const answer = usageBatchAnswerSchema.parse(await client.call(call, options));
      for (const { line, code } of answer.rejected) {
        sum.rejected += 1;
        if (sum.rejected <= mostNamed) print(`line ${sum.read + line}  ${reasons[code]}`);
      }
      sum.accepted += answer.accepted;
      sum.duplicate += answer.duplicate;
      sum.read += lines.length;
    }
    if (sum.rejected > mostNamed) print(`… and ${sum.rejected - mostNamed} more`);
    print(`${sum.accepted} imported, ${sum.duplicate} known before, ${sum.rejected} refused.`);
    // The exit code also reports refused lines, for scripts.
    if (sum.rejected > 0) throw new OperatorError(refusedSentence(sum.rejected));
  },
};

export const usageEventsCommands: readonly Command[] = [importFile];

/** The lines of a file in batches of one call. */
async function* piecesOf(file: string): AsyncGenerator<readonly string[]> {
  let piece: string[] = [];
  for await (const line of linesOfFile(file)) {
    piece.push(line);
    if (piece.length < usageBatchEvents) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
