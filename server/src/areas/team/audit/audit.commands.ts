import { parseArgs } from 'node:util';
import type { Command } from '../../../platform/commands/Command.ts';
import { OperatorError } from '../../../platform/commands/OperatorClient.ts';
import { auditListSchema, auditVerdictSchema } from './audit.contract.ts';

const list: Command = {
  noun: 'audit',
  verb: 'list',
  summary: 'Lists the last 200 acts: number, time, actor, action, object, details.',
  usage: '[--team <id>]',
  run: async ({ client, args, print }) => {
    const { values } = parseArgs({ args, options: { team: { type: 'string' } } });
    const query = values.team === undefined ? '' : `?team=${encodeURIComponent(values.team)}`;
    for (const entry of auditListSchema.parse(await client.call(`/operator/audit${query}`))) {
      const details = JSON.stringify(entry.details);
      print([entry.seq, entry.at, entry.actor, entry.action, entry.object, details].join('  '));
    }
  },
};

const breaks = {
  missing: 'the row of this place is gone',
  unlinked: 'it does not follow the row before it',
  changed: 'it is not what was sealed',
} as const;

const verify: Command = {
  noun: 'audit',
  verb: 'verify',
  summary: 'Checks that no sealed row was changed or taken out, also since a head was noted.',
  usage: '[--noted <hash>]',
  run: async ({ client, args, print }) => {
    const { values } = parseArgs({ args, options: { noted: { type: 'string' } } });
    const { noted } = values;
    const query = noted === undefined ? '' : `?noted=${encodeURIComponent(noted)}`;
    const answer = await client.call(`/operator/audit/verify${query}`);
    const { sealed, head, broken, noted_found, unsealed } = auditVerdictSchema.parse(answer);
    if (broken) {
      const number = broken.seq === undefined ? '' : `, number ${broken.seq}`;
      throw new OperatorError(
        `The audit log is broken at place ${broken.position}${number}: ${breaks[broken.why]}.`,
      );
    }
    if (noted !== undefined && !noted_found) {
      throw new OperatorError(
        `No row has the noted hash: rows at the end of the audit log are gone, or it is another portal's.`,
      );
    }
    print(`Sealed and unchanged: ${sealed}. Head: ${head}`);
    if (unsealed.oldest === null) return;
    print(`Not sealed yet: ${unsealed.count}, the oldest of ${unsealed.oldest}.`);
  },
};

export const auditCommands: readonly Command[] = [list, verify];
