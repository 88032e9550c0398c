import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../../../platform/commands/Command.ts';
import { emiSettingsAnswerSchema } from './emi-settings.contract.ts';

const show: Command = {
  noun: 'emi',
  verb: 'show',
  summary: 'Says whether the EMI check is on, and until when teams can take the free trial.',
  usage: '',
  run: async ({ client, print }) => {
    for (const line of lines(await client.call('/operator/emi'))) print(line);
  },
};

const set: Command = {
  noun: 'emi',
  verb: 'set',
  summary: 'Switches the EMI check on or off, and sets the last day of the trial campaign.',
  usage: '[--service on|off] [--trial-until <2027-03-31> or none]',
  run: async ({ client, args, print }) => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { service: text, 'trial-until': text } });
    const { service, 'trial-until': until } = values;
    if (service === undefined && until === undefined) {
      throw new UsageError('--service or --trial-until is missing.');
    }
    if (service !== undefined && service !== 'on' && service !== 'off') {
      throw new UsageError('--service must be on or off.');
    }
    const body = {
      ...(service === undefined ? {} : { off: service === 'off' }),
      ...(until === undefined ? {} : { trial_until: until === 'none' ? null : until }),
    };
    for (const line of lines(await client.call('/operator/emi', { body }))) print(line);
  },
};

export const emiSettingsCommands: readonly Command[] = [show, set];

function lines(answer: unknown): readonly string[] {
  const { off, trial_until } = emiSettingsAnswerSchema.parse(answer);
  return [
    `The EMI check is ${off ? 'off' : 'on'}.`,
    trial_until === null
      ? 'There is no trial campaign.'
      : `Teams can take the free trial until ${trial_until}.`,
  ];
}
