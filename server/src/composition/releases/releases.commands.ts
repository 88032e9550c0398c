import { parseArgs } from 'node:util';
import type { ReleaseManifest } from '@portal/shared/remote';
import type { z } from 'zod';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import { ConfigurationError } from '../../platform/errors.ts';
import { type Command, UsageError } from '../../platform/commands/Command.ts';
import { builtFromCommit } from './builtFromCommit.ts';
import { audienceText } from './Audience.ts';
import { audienceOf, audienceOptions, audienceUsage } from './canary/audienceOptions.ts';
import { canaryCommands } from './canary/canary.commands.ts';
import { fewestReaders, guardMinutes, latestHours, trialHours } from './canary/gradualRelease.ts';
import { errorsCommand } from './errors/errors.commands.ts';
import { versionProblem } from './versionProblem.ts';
import { reasonedCommand, remoteOf } from './reasonedCommand.ts';
import { readBuiltRelease } from './readBuiltRelease.ts';
import { runText } from './runText.ts';
import {
  publishedSchema,
  rolledBackSchema,
  releasesAnswerSchema,
  transferredSchema,
} from './releases.contract.ts';
import type { ReaderFigures } from './readers/readers.queries.ts';

const list: Command = {
  noun: 'releases',
  verb: 'list',
  summary: 'Lists releases of all remotes or of one, newest first.',
  usage: '[<remote>]',
  run: async ({ client, args, print }) => {
    const [name] = args;
    const of = name === undefined ? '' : `/${encodeURIComponent(name)}`;
    const releases = releasesAnswerSchema.parse(await client.call(`/operator/releases${of}`));
    if (releases.length === 0)
      print(name ? `Nothing of ${name} is released.` : 'Nothing is released.');
    for (const release of releases) {
      const { hash, version, published_at, state, readers, failed_parts, runs } = release;
      const of = release.audience ? ` (${canaryText(release)})` : '';
      print(`${release.name}  ${version}+${hash}  ${published_at}  ${state}${of}`);
      const seen = readersText(readers);
      if (seen !== undefined) print(`    ${seen}`);
      for (const { place, part, times, last_at } of failed_parts) {
        print(`    ${place}: its part ${part} failed ${times} times, last ${last_at}`);
      }
      for (const run of runs) print(`    ${runText(run)}`);
    }
  },
};

const publish: Command = {
  noun: 'releases',
  verb: 'publish',
  summary: "Publishes a remote's built release into the running portal.",
  usage: `<the remote's folder> [--note <why>] [--all | --guard | ${audienceUsage}] [--any-version] [--check] [--base <address on another allowed origin>]`,
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        note: { type: 'string' },
        'any-version': { type: 'boolean' },
        check: { type: 'boolean' },
        all: { type: 'boolean' },
        guard: { type: 'boolean' },
        ...audienceOptions,
      },
    });
    const [folder] = positionals;
    if (folder === undefined) throw new UsageError("The remote's folder is missing.");
    const { manifest, files, maps } = await readBuiltRelease(folder);
    const { 'any-version': any_version, base, note, all, guard } = values;
    if (values.check) {
      if (!any_version) await requireVersion(client, manifest);
      return;
    }
    const audience = audienceOf(values);
    if (audience && (all || guard)) {
      throw new UsageError('--all and --guard are for everybody, not for some people only.');
    }
    const body = {
      manifest,
      files: encoded(files),
      maps: encoded(maps),
      base,
      note,
      any_version,
      audience,
      gradual: audience || all || guard ? undefined : true,
      guard_minutes: guard ? guardMinutes : undefined,
      commit: await builtFromCommit(folder),
    };
    const published = publishedSchema.parse(
      await client.call(`/operator/releases/${manifest.name}`, { body }),
    );
    const { name, version, hash, changed } = published;
    const done = published.audience ? `goes to ${canaryText(published)}.` : 'is published.';
    print(`${name} ${version}+${hash} ${changed ? done : 'is there already.'}`);
  },
};

/** @throws ConfigurationError if the portal would refuse the version, before anything is sent */
async function requireVersion(client: OperatorClient, manifest: ReleaseManifest): Promise<void> {
  const answer = await client.call(`/operator/releases/${manifest.name}`);
  const releases = releasesAnswerSchema.parse(answer);
  const current = releases.find(({ state }) => state === 'current')?.hash;
  const problem = versionProblem(manifest, current, releases);
  if (problem !== undefined) {
    throw new ConfigurationError(`${manifest.name} cannot be released: its version ${problem}`);
  }
}

const rollback: Command = {
  noun: 'releases',
  verb: 'rollback',
  summary: 'Stops a running canary; otherwise makes the previous, or the named, release current.',
  usage: '<remote> [<version+hash>] [--note <why>]',
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { note: { type: 'string' } },
    });
    const [release] = positionals.splice(1, 1);
    const name = remoteOf(positionals);
    if (release !== undefined && /^\d+\.\d+\.\d+$/.test(release)) {
      throw new UsageError(`${release} lacks its hash, which releases list shows.`);
    }
    const hash = release?.split('+').at(-1);
    const answer = await client.call(`/operator/releases/${encodeURIComponent(name)}/rollback`, {
      body: { ...values, hash },
    });
    const { version, hash: current, is_canary_stopped } = rolledBackSchema.parse(answer);
    const running = `${version}+${current}`;
    if (is_canary_stopped) print(`The canary of ${name} is stopped: everybody has ${running}.`);
    else print(`${name} is at ${running} again.`);
  },
};

const withdraw = reasonedCommand({
  verb: 'withdraw',
  summary: 'Takes a remote out of the portal, until one of its releases is published again.',
  say: (name) => `${name} is withdrawn: its screens are gone and its addresses are free.`,
});

const transfer: Command = {
  noun: 'releases',
  verb: 'transfer',
  summary: 'Gives a path, or all of a remote, to another remote, with the release of that one.',
  usage: '<path or remote> --to <remote>',
  run: async ({ client, args, print }) => {
    const options = { to: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [what, ...others] = positionals;
    if (what === undefined || values.to === undefined || others.length > 0) {
      throw new UsageError('One path or remote and one --to are needed.');
    }
    const { paths, is_published } = transferredSchema.parse(
      await client.call(`/operator/releases/${encodeURIComponent(values.to)}/transfer`, {
        body: { what },
      }),
    );
    const release = is_published ? 'next release' : 'first release, which is still to come,';
    print(`${paths.join(', ')}: of ${values.to} from its ${release} on that has it.`);
  },
};

function encoded(contents: ReadonlyMap<string, Buffer>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...contents].map(([file, content]) => [file, content.toString('base64')]),
  );
}

export const releasesCommands: readonly Command[] = [
  list,
  errorsCommand,
  publish,
  ...canaryCommands,
  rollback,
  withdraw,
  transfer,
];

/** The audience of a canary, and when everybody gets it. */
function canaryText({
  audience,
  promotes_at,
}: Pick<z.infer<typeof publishedSchema>, 'audience' | 'promotes_at'>): string {
  const first = audience ? audienceText(audience) : '';
  if (promotes_at === null) return first;
  const day = promotes_at.slice(0, 16).replace('T', ' ');
  return `${first}; to everybody from ${day} UTC on, once ${fewestReaders} people used it without failure, or ${latestHours - trialHours} h later`;
}

/** A line of figures for `releases list`; nothing before the first reader. */
function readersText(figures: ReaderFigures): string | undefined {
  const { people, failed_people, opens } = figures;
  if (people === 0) return undefined;
  const seen = `opened ${opens === 1 ? 'once' : `${opens} times`} by ${people === 1 ? '1 person' : `${people} people`}`;
  if (failed_people === 0) return `${seen}, failed nobody`;
  const { load_failures, render_failures, effect_failures } = figures;
  const kinds = `loading ${load_failures}, rendering ${render_failures}, later ${effect_failures}`;
  return `${seen}, failed ${failed_people} of them (${kinds})`;
}
