import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../platform/commands/Command.ts';
import { createdTokenSchema, tokensAnswerSchema } from './tokens.contract.ts';

const create: Command = {
  noun: 'tokens',
  verb: 'create',
  summary: 'Makes a token for calls over the network and shows it once. On this machine only.',
  usage: '<name> --scope read|office|publish:<remote>|everything [--scope …] --until <2027-03-31>',
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { scope: { type: 'string', multiple: true }, until: { type: 'string' } },
    });
    const [name] = positionals;
    const { scope: scopes, until } = values;
    if (name === undefined) throw new UsageError('A name for the token is missing.');
    if (scopes === undefined) throw new UsageError('--scope is missing.');
    if (until === undefined) throw new UsageError('--until is missing: the last day it counts.');
    const answer = await client.call('/operator/tokens', { body: { name, scopes, until } });
    // Alone on its line, for scripts.
    print(createdTokenSchema.parse(answer).token);
  },
};

const list: Command = {
  noun: 'tokens',
  verb: 'list',
  summary: 'Lists tokens: name, state, last day, scopes, last use, who made it.',
  usage: '',
  run: async ({ client, print }) => {
    for (const token of tokensAnswerSchema.parse(await client.call('/operator/tokens'))) {
      const { name, state, until, scopes, last_used_at, created_by } = token;
      const used = last_used_at === null ? 'never used' : `used ${last_used_at}`;
      const made = `made by ${created_by}`;
      print([name, state, `until ${until}`, scopes.join(' '), used, made].join('  '));
    }
  },
};

const end: Command = {
  noun: 'tokens',
  verb: 'end',
  summary: 'Ends a token: no call with it is heard from now on.',
  usage: '<name>',
  run: async ({ client, args, print }) => {
    const [name] = parseArgs({ args, allowPositionals: true }).positionals;
    if (name === undefined) throw new UsageError('The name of the token is missing.');
    await client.call(`/operator/tokens/${encodeURIComponent(name)}/end`, { method: 'POST' });
    print(`The token ${name} is ended.`);
  },
};

export const tokensCommands: readonly Command[] = [create, list, end];
