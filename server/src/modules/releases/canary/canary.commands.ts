import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../../cli/Command.ts';
import { audienceAnswerSchema, releasePointerSchema } from '../releases.contract.ts';
import { audienceText } from './Audience.ts';
import { audienceOf, audienceOptions, audienceUsage } from './audienceOptions.ts';

const note = { type: 'string' } as const;

function remoteOf([name]: readonly string[]): string {
  if (name === undefined) throw new UsageError('The name of the remote is missing.');
  return name;
}

const widen: Command = {
  noun: 'releases',
  verb: 'widen',
  summary: "Gives a remote's canary to more people.",
  usage: `<remote> ${audienceUsage} [--note <why>]`,
  run: async ({ client, args, print }) => {
    const options = { ...audienceOptions, note };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const name = remoteOf(positionals);
    const more = audienceOf(values);
    if (!more) throw new UsageError('Nobody is named: give --staff, --team or --share.');
    const { audience } = audienceAnswerSchema.parse(
      await client.call(`/operator/releases/${encodeURIComponent(name)}/canary`, {
        body: { ...more, note: values.note },
      }),
    );
    print(`The canary of ${name} goes to ${audienceText(audience)}.`);
  },
};

const promote: Command = {
  noun: 'releases',
  verb: 'promote',
  summary: "Gives the release of a remote's canary to everybody.",
  usage: '<remote> [--note <why>]',
  run: async ({ client, args, print }) => {
    const options = { note };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const name = remoteOf(positionals);
    const { version, hash } = releasePointerSchema.parse(
      await client.call(`/operator/releases/${encodeURIComponent(name)}/promote`, {
        body: { ...values },
      }),
    );
    print(`${name} ${version}+${hash} is published.`);
  },
};

const stop: Command = {
  noun: 'releases',
  verb: 'stop',
  summary: "Takes a remote's canary from everybody who has it.",
  usage: '<remote> [--note <why>]',
  run: async ({ client, args, print }) => {
    const options = { note };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const name = remoteOf(positionals);
    const { version, hash } = releasePointerSchema.parse(
      await client.call(`/operator/releases/${encodeURIComponent(name)}/stop`, {
        body: { ...values },
      }),
    );
    print(`${name} ${version}+${hash} is stopped.`);
  },
};

export const canaryCommands: readonly Command[] = [widen, promote, stop];
