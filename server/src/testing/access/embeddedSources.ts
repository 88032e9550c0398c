import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteEmbedding } from './remoteEmbedding.ts';

/**
 * The texts of the sources that make up the screens of a remote which pages of other sites show: what its
 * routes load, but for those with `embeddable: false`, and all that is imported there.
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

/** The modules of screens, as `src/routes.tsx` names them. */
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
  if (unknown.length > 0) throw new Error(`${dir} has no route ${unknown.join(', ')}`);
  return routes
    .filter(({ address }) => address === undefined || !left.includes(address))
    .map(({ screen }) => screen);
}
