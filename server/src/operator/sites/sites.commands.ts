import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../platform/commands/Command.ts';
import { savedSiteSchema, sitesAnswerSchema, type SiteAnswer } from './sites.contract.ts';

const options = {
  origin: { type: 'string', multiple: true },
  remotes: { type: 'string' },
  server: { type: 'string' },
} as const;
const optionsUsage =
  '[--origin https://intranet.example …] [--remotes mf-licenses,mf-logs] [--server <callback>]';

const namesIn = (list: string | undefined) =>
  list
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The command's only argument. @throws UsageError */
function onlyName([name, ...others]: readonly string[]): string {
  if (name === undefined) throw new UsageError('The name of the site is missing.');
  if (others.length > 0) throw new UsageError('One site at a time.');
  return name;
}

function lineOf({ name, state, origins, remotes, callback }: SiteAnswer): string {
  const server = callback === null ? [] : [`server at ${callback}`];
  const ended = state === 'ended' ? ['ended'] : [];
  return [name, ...ended, origins.join(' '), remotes.join(' '), ...server].join('  ');
}

/** Prints a saved site, and its secret alone on the last line, for scripts. */
function show(answer: unknown, print: (line: string) => void): void {
  const { secret, unpublished, ...site } = savedSiteSchema.parse(answer);
  print(lineOf(site));
  if (unpublished.length > 0) print(`No release is published of: ${unpublished.join(', ')}`);
  if (secret === null) return;
  print(`The id is ${site.client_id}, and this is the secret, which nothing shows again:`);
  print(secret);
}

const add: Command = {
  noun: 'sites',
  verb: 'add',
  summary: 'Lets a site embed remotes. With a callback, its own server asks for tokens.',
  usage: `<name> --origin https://intranet.example [--origin …] --remotes mf-licenses,mf-logs [--server <callback>]`,
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const name = onlyName(positionals);
    if (values.origin === undefined) throw new UsageError('--origin is missing.');
    if (values.remotes === undefined) throw new UsageError('--remotes is missing.');
    const remotes = namesIn(values.remotes);
    const body = { name, origins: values.origin, remotes, callback: values.server };
    show(await client.call('/operator/sites', { body }), print);
  },
};

const change: Command = {
  noun: 'sites',
  verb: 'change',
  summary: 'Changes a site at once; origins and remotes that are named replace those before.',
  usage: `<name> ${optionsUsage} [--new-secret]`,
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, 'new-secret': { type: 'boolean' } },
    });
    const name = onlyName(positionals);
    if (Object.keys(values).length === 0)
      throw new UsageError(`Say what to change: ${optionsUsage}`);
    const body = {
      origins: values.origin,
      remotes: namesIn(values.remotes),
      callback: values.server,
      new_secret: values['new-secret'],
    };
    show(await client.call(`/operator/sites/${encodeURIComponent(name)}`, { body }), print);
  },
};

const list: Command = {
  noun: 'sites',
  verb: 'list',
  summary: 'Lists the sites that may embed remotes: name, origins, remotes, callback.',
  usage: '',
  run: async ({ client, print }) => {
    const sites = sitesAnswerSchema.parse(await client.call('/operator/sites'));
    if (sites.length === 0) print('No site is registered.');
    for (const site of sites) print(lineOf(site));
  },
};

const end: Command = {
  noun: 'sites',
  verb: 'end',
  summary: 'Ends a site: its pages and their tokens are answered no more.',
  usage: '<name>',
  run: async ({ client, args, print }) => {
    const name = onlyName(parseArgs({ args, allowPositionals: true }).positionals);
    await client.call(`/operator/sites/${encodeURIComponent(name)}/end`, { method: 'POST' });
    print(`The site ${name} is ended.`);
  },
};

export const sitesCommands: readonly Command[] = [add, list, change, end];
