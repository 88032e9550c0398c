import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../platform/commands/Command.ts';
import { mailListSchema } from './mail.contract.ts';
import { printableMail } from '../../platform/mail/printableMail.ts';

const list: Command = {
  noun: 'mail',
  verb: 'list',
  summary: 'Lists the last 100 mails: id, sent or waiting, kind, recipient, subject.',
  usage: '[--to <address>]',
  run: async ({ client, args, print }) => {
    const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
    const query = values.to === undefined ? '' : `?to=${encodeURIComponent(values.to)}`;
    for (const mail of mailListSchema.parse(await client.call(`/operator/mail${query}`))) {
      print(`${mail.id}  ${mail.sent_at ?? 'waiting'}  ${mail.kind}  ${mail.to}  ${mail.subject}`);
    }
  },
};

const show: Command = {
  noun: 'mail',
  verb: 'show',
  summary: 'Prints a mail of the local outbox (no SMTP_URL): its head and its plain text.',
  usage: '<id>',
  run: async ({ client, args: [id], print }) => {
    if (id === undefined) throw new UsageError('The id of a mail is missing.');
    const mail = await client.read(`/operator/mail/${encodeURIComponent(id)}`);
    for (const line of await printableMail(mail)) print(line);
  },
};

export const mailCommands: readonly Command[] = [list, show];
