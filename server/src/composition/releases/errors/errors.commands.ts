import { parseArgs } from 'node:util';
import type { Command } from '../../../platform/commands/Command.ts';
import { errorsAnswerSchema } from './errors.contract.ts';
import { errorText } from './errorText.ts';

export const errorsCommand: Command = {
  noun: 'releases',
  verb: 'errors',
  summary: 'Shows the last errors of all remotes or of one, or the error that somebody was shown.',
  usage: '[<remote>] [--id <id that the person was shown>]',
  run: async ({ client, args, print }) => {
    const options = { id: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [remote] = positionals;
    const query = new URLSearchParams({
      ...(remote === undefined ? {} : { remote }),
      ...(values.id === undefined ? {} : { id: values.id }),
    });
    const errors = errorsAnswerSchema.parse(
      await client.call(`/operator/release-errors?${query.toString()}`),
    );
    errors.flatMap(errorText).forEach(print);
    if (errors.length === 0) print(noneText(values.id));
  },
};

function noneText(id: string | undefined): string {
  return id === undefined
    ? 'No errors are kept.'
    : `No error ${id} is kept: the last hundred of each release are, for 30 days. The log may have it as request_id.`;
}
