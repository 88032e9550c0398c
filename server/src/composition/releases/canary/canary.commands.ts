import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../../platform/commands/Command.ts';
import { audienceAnswerSchema, releasePointerSchema } from '../releases.contract.ts';
import { reasonedCommand, remoteOf } from '../reasonedCommand.ts';
import { audienceText } from '../Audience.ts';
import { audienceOf, audienceOptions, audienceUsage } from './audienceOptions.ts';

const widen: Command = {
  noun: 'releases',
  verb: 'widen',
  summary: "Gives a remote's canary to more people.",
  usage: `<remote> ${audienceUsage} [--note <why>]`,
  run: async ({ client, args, print }) => {
    const options = { ...audienceOptions, note: { type: 'string' } } as const;
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

const said = (what: string) => (_name: string, answer: unknown) => {
  const { name, version, hash } = releasePointerSchema.parse(answer);
  return `${name} ${version}+${hash} is ${what}.`;
};

const promote = reasonedCommand({
  verb: 'promote',
  summary: "Gives the release of a remote's canary to everybody.",
  say: said('published'),
});

const stop = reasonedCommand({
  verb: 'stop',
  summary: "Takes a remote's canary from everybody who has it.",
  say: said('stopped'),
});

export const canaryCommands: readonly Command[] = [widen, promote, stop];
