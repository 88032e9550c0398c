import { parseArgs } from 'node:util';
import type { Command } from '../cli/Command.ts';
import { auditListSchema } from './audit.contract.ts';

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

export const auditCommands: readonly Command[] = [list];
