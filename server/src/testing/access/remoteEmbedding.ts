import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const schema = z.object({
  config: z.object({
    embeddable: z.boolean().default(false),
    routes: z.array(z.object({ path: z.string(), embeddable: z.boolean().default(true) })),
  }),
});

/**
 * What the `remote.config.ts` of a remote says of pages of other sites.
 *
 * @param dir folder of the remote
 */
export async function remoteEmbedding(dir: string) {
  const { href } = pathToFileURL(path.join(dir, 'remote.config.ts'));
  return schema.parse(await import(href)).config;
}
