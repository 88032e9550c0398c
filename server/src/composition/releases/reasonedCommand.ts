import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../platform/commands/Command.ts';

interface Act {
  readonly verb: string;
  readonly summary: string;
  /** @param answer the portal's response */
  readonly say: (name: string, answer: unknown) => string;
}

/** A command about a remote with an optional reason. */
export function reasonedCommand({ verb, summary, say }: Act): Command {
  return {
    noun: 'releases',
    verb,
    summary,
    usage: '<remote> [--note <why>]',
    run: async ({ client, args, print }) => {
      const options = { note: { type: 'string' } } as const;
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
      const name = remoteOf(positionals);
      const call = `/operator/releases/${encodeURIComponent(name)}/${verb}`;
      print(say(name, await client.call(call, { body: { ...values } })));
    },
  };
}

/** @throws UsageError unless there is exactly one */
export function remoteOf([name, ...others]: readonly string[]): string {
  if (name === undefined) throw new UsageError('The name of the remote is missing.');
  const [other] = others;
  if (other !== undefined) throw new UsageError(`${other} is one name too many.`);
  return name;
}
