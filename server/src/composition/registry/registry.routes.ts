import { z } from 'zod';
import { createAssetStore } from '../assets/AssetStore.ts';
import { sendAsset } from '../assets/sendAsset.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { readRegistry } from './readRegistry.ts';

const access = { who: 'public' } as const;

/** The registry, and the files of all releases. */
export const registryRoutes: Module = (deps) => async (app) => {
  const assets = createAssetStore(deps.blobs);

  app.get('/api/registry', { config: { access: { who: 'visitor' } } }, async (request, reply) => {
    const registry = await readRegistry(deps.db, request.viewer);
    const etag = `"${registry.version}"`;
    void reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : registry;
  });

  app.get(
    '/remotes/:name/:release/*',
    {
      config: { access },
      schema: {
        params: z.object({
          name: z.string().regex(/^mf-[a-z0-9-]+$/),
          release: z.string().regex(/^\d+\.\d+\.\d+\+[0-9a-f]+$/),
          '*': z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/),
        }),
      },
    },
    (request, reply) => {
      const { name, release, '*': file } = request.params;
      if (file.endsWith('.map')) throw new NotFoundError();
      return sendAsset(assets, `remotes/${name}/${release}/${file}`, request, reply);
    },
  );
};
