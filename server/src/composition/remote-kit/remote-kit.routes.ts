import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { sendPackage } from '../assets/packages.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { kitFolder } from '../../platform/serverDist.ts';

const access = { who: 'public' } as const;

/** Prefix of the kit's asset keys. */
export const kitKeys = 'remote-kit/';

/**
 * The kit for teams with their own repository: `index.json` lists the packages of this portal's
 * version, which are served permanently.
 *
 * @param folder of the packed kit
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
        if (file !== 'index.json') return sendPackage(deps.blobs, kitKeys, file, reply);
        const index = await readFile(path.join(folder, file)).catch(() => undefined);
        if (index === undefined) throw new NotFoundError();
        return reply
          .header('access-control-allow-origin', '*')
          .header('cache-control', 'no-cache')
          .type('application/json')
          .send(index);
      },
    );
  };

/** The kit packed in this repository. */
export const remoteKitRoutes: Module = remoteKitFrom(kitFolder());
