import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import {
  usageBatchAnswerSchema,
  usageBatchEvents,
  type UsageEventRefusal,
} from '@portal/shared/contracts';
import { UsageError, type Command } from '../../cli/Command.ts';
import { errorCode } from '../../errors.ts';

/** So many refused lines are named; of the others it is said how many there are. */
const mostNamed = 20;

const reasons: Readonly<Record<UsageEventRefusal, string>> = {
  not_json: 'is not JSON',
  invalid: 'is not an event',
  foreign_user: 'names a person whom the team does not know',
  foreign_license: 'names a license that the team does not have, or of another product',
  future: 'lies in the future',
  too_old: 'is older than what is kept (USAGE_RETENTION_MONTHS)',
};

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
    // npm changes the folder; names of files are the caller's.
    const file = path.resolve(process.env['INIT_CWD'] ?? '.', named);
    const call = `/operator/teams/${encodeURIComponent(values.team)}/usage-events`;
    const sum = { accepted: 0, duplicate: 0, rejected: 0, read: 0 };
    for await (const lines of piecesOf(file)) {
      const body = Buffer.from(lines.join('\n'));
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
  },
};

export const usageEventsCommands: readonly Command[] = [importFile];

/** The lines of a file, as many at a time as one call takes; a file of any length is never whole in memory. */
async function* piecesOf(file: string): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  let fault: unknown;
  const input = file.endsWith('.gz')
    ? pipeline(source, createGunzip(), (error) => {
        fault = error;
      })
    : source.on('error', (error) => {
        fault = error;
      });
  let lines: string[] = [];
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      lines.push(line);
      if (lines.length < usageBatchEvents) continue;
      yield lines;
      lines = [];
    }
  } catch (error) {
    fault ??= error;
  }
  if (fault) throw new UsageError(`${file} cannot be read (${errorCode(fault) ?? 'unknown'}).`);
  if (lines.length > 0) yield lines;
}
