import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../platform/commands/Command.ts';
import { createdTeamSchema, teamsAnswerSchema, teamTermsSchema } from './teams.contract.ts';

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

const set: Command = {
  noun: 'teams',
  verb: 'set',
  summary: "Changes a team's country, which decides currency and tax, or whether it is an agent.",
  usage: '<team> [--country US] [--agent yes|no]',
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { country: { type: 'string' }, agent: { type: 'string' } },
    });
    const [id, ...others] = positionals;
    if (id === undefined) throw new UsageError('The team is missing; see teams list.');
    if (others.length > 0) throw new UsageError('One team at a time.');
    const { country, agent } = values;
    if (country === undefined && agent === undefined) {
      throw new UsageError('Say --country, --agent, or both.');
    }
    if (agent !== undefined && agent !== 'yes' && agent !== 'no') {
      throw new UsageError('--agent is yes or no.');
    }
    const body = { country, ...(agent === undefined ? {} : { agent: agent === 'yes' }) };
    const path = `/operator/teams/${encodeURIComponent(id)}`;
    const terms = teamTermsSchema.parse(await client.call(path, { body }));
    print(`${terms.id}  ${terms.country}${terms.agent ? '  agent' : ''}  ${terms.name}`);
  },
};

export const teamsCommands: readonly Command[] = [create, list, set];
