import { inPieces } from '@portal/paper/csv/inPieces.ts';
import { z } from 'zod';
import { createAssetStore } from '../assets/AssetStore.ts';
import { lockFor } from '../../platform/db/lockFor.ts';
import type { Deps } from '../../platform/Deps.ts';
import { InvalidError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { operatorOf } from '../../platform/http/Operator.ts';
import { largestReleaseBytes, mostReleaseFiles } from './checkRelease.ts';
import { namedByContent } from './namedByContent.ts';
import { publishRelease } from './publishRelease.ts';
import { findCanary } from './canary/canary.queries.ts';
import { promoteCanary, stopCanary } from './canary/endCanary.ts';
import { widenCanary } from './canary/widenCanary.ts';
import { partFailures } from './readers/partFailures.queries.ts';
import { readerFigures } from './readers/readers.queries.ts';
import { registryWork } from './registryWork.ts';
import type { Canary } from '../registry/isInCanary.ts';
import { readPointers, type Pointers } from '../registry/pointers.ts';
import { listReleases } from '../registry/registry.queries.ts';
import { listReleaseActs } from './releaseActs.queries.ts';
import { releaseRuns, type ReleaseRun } from './releaseRuns.ts';
import {
  audienceAnswerSchema,
  heirParams,
  publicationSchema,
  publishedSchema,
  reasonSchema,
  releasePointerSchema,
  releasesAnswerSchema,
  rollbackSchema,
  rolledBackSchema,
  transferredSchema,
  transferSchema,
  wideningSchema,
} from './releases.contract.ts';
import { rollbackRelease } from './rollbackRelease.ts';
import { transferPaths } from './transferPaths.ts';
import { withdrawRemote } from './withdrawRemote.ts';

const access = { who: 'operator', scopes: ['publish'] } as const;
const ownerAccess = { who: 'operator', scopes: ['everything'] } as const;
const readAccess = { who: 'operator', scopes: ['read'] } as const;
const readOneAccess = { who: 'operator', scopes: ['read', 'publish'] } as const;
const params = z.object({ remote: z.string() });

/** Ways to end a canary: for everybody, or for nobody. */
const canaryEnds = { promote: promoteCanary, stop: stopCanary } as const;

/** Size of a release with manifest and source maps in base64. */
const bodyLimit = largestReleaseBytes * 1.5 * 2;

/** Operator routes of remotes' releases. */
export const releasesOperator: Module = (deps) => async (app) => {
  const assets = createAssetStore(deps.blobs, deps.config.compression);

  app.post(
    '/operator/releases/:remote',
    {
      bodyLimit,
      config: { access, mostKeys: mostReleaseFiles },
      schema: { params, body: publicationSchema, response: { 200: publishedSchema } },
    },
    async (request) => {
      const {
        manifest: sent,
        files: encoded,
        maps: encodedMaps = {},
        any_version,
        gradual,
        guard_minutes,
        ...others
      } = request.body;
      // The token is checked for the remote in the address.
      if (sent.name !== request.params.remote)
        throw new InvalidError({ name: 'is another than the address names' });
      const files = await decoded(encoded);
      const manifest = namedByContent(sent, files);
      const { actor } = operatorOf(request);
      const asked = { anyVersion: any_version, isGradual: gradual, guardMinutes: guard_minutes };
      const maps = await decoded(encodedMaps);
      const publication = { ...others, ...asked, manifest, files, maps, actor };
      const changed = await publishRelease(deps, assets, publication);
      const { name, version, hash } = manifest;
      const canary = await findCanary(deps.db, name);
      return { name, version, hash, changed, ...presentCanary(canary, hash) };
    },
  );

  app.post(
    '/operator/releases/:remote/rollback',
    {
      config: { access },
      schema: { params, body: rollbackSchema, response: { 200: rolledBackSchema } },
    },
    async (request) => {
      const { params: of, body } = request;
      const { actor } = operatorOf(request);
      const rollBack = { name: of.remote, wanted: body.hash, note: body.note, actor };
      const { isCanaryStopped, ...release } = await rollbackRelease(deps, rollBack);
      return { ...release, is_canary_stopped: isCanaryStopped };
    },
  );

  app.post(
    '/operator/releases/:remote/canary',
    {
      config: { access },
      schema: { params, body: wideningSchema, response: { 200: audienceAnswerSchema } },
    },
    async (request) => {
      const { note, ...more } = request.body;
      const { actor } = operatorOf(request);
      const name = request.params.remote;
      return { audience: await widenCanary(deps, { name, more, actor, note }) };
    },
  );

  for (const [verb, end] of Object.entries(canaryEnds)) {
    app.post(
      `/operator/releases/:remote/${verb}`,
      {
        config: { access },
        schema: { params, body: reasonSchema, response: { 200: releasePointerSchema } },
      },
      (request) => {
        const { actor } = operatorOf(request);
        const of = { name: request.params.remote, at: deps.clock(), actor };
        return deps.db.transaction().execute(async (trx) => {
          await lockFor(trx, registryWork);
          return end(trx, { ...of, ...request.body });
        });
      },
    );
  }

  app.post(
    '/operator/releases/:remote/withdraw',
    { config: { access: ownerAccess }, schema: { params, body: reasonSchema } },
    async (request, reply) => {
      const { actor } = operatorOf(request);
      await withdrawRemote(deps, { name: request.params.remote, actor, ...request.body });
      return reply.code(204).send();
    },
  );

  app.post(
    '/operator/releases/:remote/transfer',
    {
      config: { access: ownerAccess },
      schema: { params: heirParams, body: transferSchema, response: { 200: transferredSchema } },
    },
    async (request) => {
      const { actor } = operatorOf(request);
      const to = request.params.remote;
      const paths = await transferPaths(deps, { ...request.body, to, actor });
      return { paths: [...paths], is_published: (await listReleases(deps.db, to)).length > 0 };
    },
  );

  app.get(
    '/operator/releases',
    { config: { access: readAccess }, schema: { response: { 200: releasesAnswerSchema } } },
    () => presentReleases(deps),
  );

  app.get(
    '/operator/releases/:remote',
    {
      config: { access: readOneAccess },
      schema: { params, response: { 200: releasesAnswerSchema } },
    },
    (request) => presentReleases(deps, request.params.remote),
  );
};

async function decoded(
  contents: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await inPieces(Object.entries(contents), ([file, content]) => {
    const bytes = Buffer.from(content, 'base64');
    if (bytes.toString('base64') !== content) throw new InvalidError({ [file]: 'is not base64' });
    files.set(file, bytes);
  });
  return files;
}

async function presentReleases(
  { db }: Deps,
  remote?: string,
): Promise<z.infer<typeof releasesAnswerSchema>> {
  const { remotes, canaries } = await readPointers(db);
  const releases = await listReleases(db, remote);
  const acts = await listReleaseActs(db, remote);
  return Promise.all(
    releases.map(async (release) => {
      const { name, version, hash, published_at } = release;
      const pointers = remotes.find((one) => one.name === name);
      const canary = canaries.find((one) => one.name === name && one.hash === hash);
      return {
        name,
        version,
        hash,
        published_at: published_at.toISOString(),
        state: canary ? ('canary' as const) : stateOf(hash, pointers),
        ...presentCanary(canary, hash),
        readers: await readerFigures(db, release),
        failed_parts: (await partFailures(db, release)).map(({ last_at, ...part }) => ({
          ...part,
          last_at: last_at.toISOString(),
        })),
        runs: releaseRuns(acts, release).map(presentRun),
      };
    }),
  );
}

/** Who has a release as a canary; nobody if the canary is of another one. */
function presentCanary(canary: Canary | undefined, ofHash: string) {
  if (canary?.hash !== ofHash) return { audience: null, promotes_at: null };
  const { staff, teams, share, promotes_at } = canary;
  const audience = { staff, teams: [...teams], share };
  return { audience, promotes_at: promotes_at?.toISOString() ?? null };
}

function presentRun({ since, until, ...run }: ReleaseRun) {
  return { ...run, since: since.toISOString(), until: until?.toISOString() ?? null };
}

function stateOf(hash: string, pointers: Pointers | undefined) {
  if (hash === pointers?.current_hash) return 'current';
  return hash === pointers?.previous_hash ? 'previous' : 'past';
}
