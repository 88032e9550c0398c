import { parseArgs } from 'node:util';
import type { Command } from '../../../platform/commands/Command.ts';
import { errorsAnswerSchema } from './errors.contract.ts';
import type { ReleaseErrorAnswer } from '@portal/shared/contracts';

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

const kinds = {
  load: 'a screen that could not be loaded',
  render: 'a screen that threw when it was first rendered',
  effect: 'a screen that threw later',
  event: 'an error beside a screen',
  call: 'a call that failed',
  violation: 'refused by a policy of the page',
  preview: 'a preview that could not be rendered',
} as const;

/** An error as lines for `releases errors`; times in UTC. */
function errorText(error: ReleaseErrorAnswer): readonly string[] {
  const { id, remote, version, hash, kind, route, message, at, stack } = error;
  const where = route === null ? '' : ` at ${route}`;
  return [
    `${at.slice(0, 16).replace('T', ' ')}  ${id}  ${remote} ${version}+${hash}${where}`,
    `    ${kinds[kind]}: ${message}`,
    ...stack.map(({ name, place }) => `      ${name === '' ? '' : `${name}  `}${place}`),
  ];
}
