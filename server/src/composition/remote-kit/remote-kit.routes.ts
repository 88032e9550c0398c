import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createAssetStore } from '../assets/AssetStore.ts';
import { sendPackage, storePackages } from '../assets/packages.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { kitFolder } from '../../platform/serverDist.ts';

const access = { who: 'public' } as const;

/** Prefix of the kit's asset keys. */
const kitKeys = 'remote-kit/';

/**
 * The kit for teams with their own repository: `create.tgz` is the program that creates one, and
 * `index.json` lists the packages of this portal's version. The packed files are stored at the next
 * request, and served permanently.
 *
 * @param folder of the packed kit, which can appear while the portal runs
 */
export const remoteKitFrom =
  (folder: string): Module =>
  ({ blobs, config }) =>
  async (app) => {
    const assets = createAssetStore(blobs, config.compression);
    let stored: string | undefined;
    const readIndex = async () => {
      const index = await readFile(path.join(folder, 'index.json'), 'utf8').catch(() => undefined);
      if (index !== undefined && index !== stored) await storePackages(folder, kitKeys, assets);
      stored = index;
      return index;
    };
    app.get(
      '/remote-kit/:file',
      { config: { access }, schema: { params: z.object({ file: z.string() }) } },
      async (request, reply) => {
        const { file } = request.params;
        const index = await readIndex();
        if (file !== 'index.json' && file !== 'create.tgz') {
          return sendPackage(blobs, kitKeys, file, reply);
        }
        if (index === undefined) throw new NotFoundError();
        if (file === 'create.tgz') {
          return reply
            .header('cache-control', 'no-cache')
            .redirect(`/remote-kit/${createOf(index)}`);
        }
        return reply
          .header('access-control-allow-origin', '*')
          .header('cache-control', 'no-cache')
          .type('application/json')
          .send(index);
      },
    );
  };

/** The file name of the program that creates a repository. */
const createOf = (index: string) =>
  z.object({ create: z.string() }).parse(JSON.parse(index)).create;

/** The kit packed in this repository. */
export const remoteKitRoutes: Module = remoteKitFrom(kitFolder());
