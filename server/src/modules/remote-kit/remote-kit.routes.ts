import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { NotFoundError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';
import { kitFolder } from '../../serverDist.ts';
import { kitFile, kitKey } from './storeRemoteKit.ts';

const access = { who: 'public' } as const;

/**
 * What teams need that have a repository of their own: `index.json` names the packages of this
 * portal's version, which lie beside it and stay for ever.
 *
 * @param folder where the kit of this version lies packed
 */
export const remoteKitFrom =
  (folder: string): Module =>
  (deps) =>
  async (app) => {
    app.get(
      '/remote-kit/:file',
      { config: { access }, schema: { params: z.object({ file: z.string() }) } },
      async (request, reply) => {
        const { file } = request.params;
        void reply.header('access-control-allow-origin', '*');
        if (file === 'index.json') {
          const index = await readFile(path.join(folder, file)).catch(() => undefined);
          if (index === undefined) throw new NotFoundError();
          return reply.header('cache-control', 'no-cache').type('application/json').send(index);
        }
        const stored = kitFile.test(file) ? await deps.blobs.stat(kitKey(file)) : undefined;
        if (stored === undefined) throw new NotFoundError();
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type('application/gzip')
          .send(await deps.blobs.read(kitKey(file)));
      },
    );
  };

/** The kit that lies packed in this repository. */
export const remoteKitRoutes: Module = remoteKitFrom(kitFolder());
