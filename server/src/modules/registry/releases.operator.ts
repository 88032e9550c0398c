import { z } from 'zod';
import { createAssetStore } from '../../assets/AssetStore.ts';
import type { Module } from '../../http/createApp.ts';
import { largestReleaseBytes } from './checkRelease.ts';
import { publishRelease } from './publishRelease.ts';
import { listReleases, listRemotes } from './registry.queries.ts';
import {
  publicationSchema,
  releasePointerSchema,
  releasesAnswerSchema,
  rollbackSchema,
} from './releases.contract.ts';
import { rollbackRelease } from './rollbackRelease.ts';

const access = { who: 'operator' } as const;

/** A release in base64, with its manifest. */
const bodyLimit = largestReleaseBytes * 1.5;

/** Releases of remotes at the operator's door. */
export const releasesOperator: Module = (deps) => async (app) => {
  const assets = createAssetStore(deps.blobs);

  app.post(
    '/operator/releases',
    {
      bodyLimit,
      config: { access },
      schema: { body: publicationSchema, response: { 200: releasePointerSchema } },
    },
    async ({ body: { manifest, files, base } }) => {
      const contents = Object.entries(files).map(
        ([file, content]) => [file, Buffer.from(content, 'base64')] as const,
      );
      const publication = { manifest, files: new Map(contents), base, actor: 'operator' as const };
      await publishRelease(deps, assets, publication);
      return { name: manifest.name, version: manifest.version, hash: manifest.hash };
    },
  );

  app.post(
    '/operator/releases/rollback',
    {
      config: { access },
      schema: { body: rollbackSchema, response: { 200: releasePointerSchema } },
    },
    ({ body: { name, hash } }) => rollbackRelease(deps, name, hash),
  );

  app.get(
    '/operator/releases',
    {
      config: { access },
      schema: {
        querystring: z.object({ name: z.string().optional() }),
        response: { 200: releasesAnswerSchema },
      },
    },
    async ({ query: { name } }) => {
      const remotes = await listRemotes(deps.db);
      const releases = await listReleases(deps.db, name);
      return releases.map((release) => ({
        name: release.name,
        version: release.version,
        hash: release.hash,
        published_at: release.published_at.toISOString(),
        state: stateOf(
          release.hash,
          remotes.find((remote) => remote.name === release.name),
        ),
      }));
    },
  );
};

type Pointers = { readonly current_hash: string; readonly previous_hash: string | null };

function stateOf(hash: string, pointers: Pointers | undefined) {
  if (hash === pointers?.current_hash) return 'current';
  return hash === pointers?.previous_hash ? 'previous' : 'past';
}
