import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../platform/commands/Command.ts';
import {
  endSessionsAnswerSchema,
  factorResetsAnswerSchema,
  resetFactorsAnswerSchema,
  staffAnswerSchema,
  type StaffAnswer,
} from './people.contract.ts';

function onlyMail(args: string[]): string {
  const [mail, ...others] = parseArgs({ args, allowPositionals: true, options: {} }).positionals;
  if (mail === undefined) throw new UsageError('The mail address of the person is missing.');
  if (others.length > 0) throw new UsageError('One person at a time.');
  return mail;
}

function linesOf(staff: StaffAnswer): readonly string[] {
  if (staff.length === 0) return ['Nobody is marked as staff.'];
  return staff.map(({ email, marked_at, has_factor }) => {
    const factor = has_factor ? '' : '  no second factor yet';
    return `${email}  since ${marked_at.slice(0, 10)}${factor}`;
  });
}

const list: Command = {
  noun: 'staff',
  verb: 'list',
  summary: 'Lists who is marked as staff.',
  usage: '',
  run: async ({ client, print }) => {
    linesOf(staffAnswerSchema.parse(await client.call('/operator/staff'))).forEach(print);
  },
};

const add: Command = {
  noun: 'staff',
  verb: 'add',
  summary: 'Marks a person as staff, who then needs a second factor to sign in.',
  usage: '<mail>',
  run: async ({ client, args, print }) => {
    const body = { email: onlyMail(args) };
    linesOf(staffAnswerSchema.parse(await client.call('/operator/staff', { body }))).forEach(print);
  },
};

const remove: Command = {
  noun: 'staff',
  verb: 'remove',
  summary: 'Takes the mark of staff away.',
  usage: '<mail>',
  run: async ({ client, args, print }) => {
    const body = { email: onlyMail(args) };
    const staff = await client.call('/operator/staff/remove', { body });
    linesOf(staffAnswerSchema.parse(staff)).forEach(print);
  },
};

const resetFactors: Command = {
  noun: 'people',
  verb: 'reset-factors',
  summary:
    'Removes every second factor of a person who has lost them, after 24 hours unless it is stopped.',
  usage: '<mail>',
  run: async ({ client, args, print }) => {
    const body = { email: onlyMail(args) };
    const answer = await client.call('/operator/people/reset-factors', { body });
    const { due_at } = resetFactorsAnswerSchema.parse(answer);
    if (due_at === null) print('There is no second factor.');
    else print(`They are removed at ${due_at}, unless the person or the owner stops it.`);
  },
};

const factorResets: Command = {
  noun: 'people',
  verb: 'factor-resets',
  summary: 'Lists whose second factors will be removed, and when.',
  usage: '',
  run: async ({ client, print }) => {
    const answer = await client.call('/operator/people/factor-resets');
    const resets = factorResetsAnswerSchema.parse(answer);
    if (resets.length === 0) print('No second factors will be removed.');
    for (const { email, factors_reset_at, asked_by } of resets)
      print(`${email}  removed at ${factors_reset_at}  asked by the ${asked_by}`);
  },
};

const endSessions: Command = {
  noun: 'people',
  verb: 'end-sessions',
  summary: 'Signs a person out on every device.',
  usage: '<mail>',
  run: async ({ client, args, print }) => {
    const body = { email: onlyMail(args) };
    const answer = await client.call('/operator/people/end-sessions', { body });
    print(`Sessions ended: ${endSessionsAnswerSchema.parse(answer).ended}`);
  },
};

export const peopleCommands: readonly Command[] = [
  list,
  add,
  remove,
  resetFactors,
  factorResets,
  endSessions,
];
