import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../cli/Command.ts';
import { createdTeamSchema, teamsAnswerSchema } from './teams.contract.ts';

const create: Command = {
  noun: 'teams',
  verb: 'create',
  summary: 'Makes a team with its people and licenses. Asks for their password. Prints it as JSON.',
  usage:
    '--name <name> --owner-email <mail> [--admin-email <mail>] [--guest-email <mail>] ' +
    '[--edition professional|community] [--country JP] [--locale en|ja] [--agent] ' +
    '[--post-code <code>] [--prefecture <name>] [--address <text>] [--tel <number>] [--licenses <count>]',
  run: async ({ client, args, print, ask }) => {
    const { values } = parseArgs({
      args,
      options: {
        name: { type: 'string' },
        edition: { type: 'string' },
        country: { type: 'string' },
        locale: { type: 'string' },
        agent: { type: 'boolean' },
        'post-code': { type: 'string' },
        prefecture: { type: 'string' },
        address: { type: 'string' },
        tel: { type: 'string' },
        'owner-email': { type: 'string' },
        'admin-email': { type: 'string' },
        'guest-email': { type: 'string' },
        licenses: { type: 'string' },
      },
    });
    for (const name of ['name', 'owner-email'] as const) {
      if (values[name] === undefined) throw new UsageError(`--${name} is missing.`);
    }
    const { licenses = '0', ...rest } = values;
    const body = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name.replace('-', '_'), value]),
    );
    const answer = await client.call('/operator/teams', {
      body: { ...body, password: await ask('password'), licenses: Number(licenses) },
    });
    const created = JSON.stringify(createdTeamSchema.parse(answer), null, 2);
    for (const line of created.split('\n')) print(line);
  },
};

const list: Command = {
  noun: 'teams',
  verb: 'list',
  summary: 'Lists teams: id, edition, number of people, name.',
  usage: '',
  run: async ({ client, print }) => {
    for (const team of teamsAnswerSchema.parse(await client.call('/operator/teams'))) {
      const agent = team.agent ? ' agent' : '';
      print(`${team.id}  ${team.edition}${agent}  ${team.people}  ${team.name}`);
    }
  },
};

export const teamsCommands: readonly Command[] = [create, list];
