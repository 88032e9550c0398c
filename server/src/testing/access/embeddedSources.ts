import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/**
 * The sources of a remote's embeddable screens: modules of its routes, except those with
 * `embeddable: false`, and everything they import.
 *
 * @param dir folder of the remote
 */
export async function embeddedSources(dir: string): Promise<readonly string[]> {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    if (texts.has(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, next = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
      read(path.resolve(path.dirname(file), next));
    }
  };
  for (const screen of await shownScreens(dir)) read(path.join(dir, 'src', screen));
  return [...texts.values()];
}

/** The screens' modules in `src/routes.tsx`. */
async function shownScreens(dir: string): Promise<readonly string[]> {
  const textOf = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const addresses = new Map(
    [...textOf('src/paths.ts').matchAll(/(\w+): '([^']+)'/g)].map(([, name, address]) => [
      name,
      address,
    ]),
  );
  const routes = [
    ...textOf('src/routes.tsx').matchAll(/path: (?:paths\.(\w+)|'([^']+)')[^]*?import\('([^']+)'/g),
  ].map(([, name, written, screen = '']) => ({ address: written ?? addresses.get(name), screen }));
  const config = await remoteEmbedding(dir);
  const left = config.routes.filter((route) => !route.embeddable).map((route) => route.path);
  const unknown = left.filter((one) => routes.every(({ address }) => address !== one));
  if (unknown.length > 0)
    throw new Error(`remote.config.ts of ${dir} names unknown routes: ${unknown.join(', ')}`);
  return routes
    .filter(({ address }) => address === undefined || !left.includes(address))
    .map(({ screen }) => screen);
}

const schema = z.object({
  config: z.object({
    embeddable: z.boolean().default(false),
    routes: z.array(z.object({ path: z.string(), embeddable: z.boolean().default(true) })),
  }),
});

/**
 * The embedding section of a remote's `remote.config.ts`.
 *
 * @param dir folder of the remote
 */
export async function remoteEmbedding(dir: string) {
  const { href } = pathToFileURL(path.join(dir, 'remote.config.ts'));
  return schema.parse(await import(href)).config;
}
