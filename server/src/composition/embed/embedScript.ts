import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@portal/shared/remote';
import type { AssetStore } from '../assets/AssetStore.ts';
import type { Deps } from '../../platform/Deps.ts';
import { readRegistry, storedRelease } from '../registry/readRegistry.ts';
import { type EmbedBuild, embedFolder, factsPlaceholder } from './EmbedBuild.ts';

/** The loader that an embedding page includes. */
export interface EmbedScript {
  /** Asset key and permanent path. */
  readonly key: string;
  readonly integrity: string;
}

type Store = Pick<AssetStore, 'put' | 'find'>;

/**
 * Makes the loader for the public registry: canaries do not apply on other sites. It is created
 * once for each version of the registry and stored under its digest.
 */
export function embedScripts(
  { db }: Pick<Deps, 'db'>,
  assets: Store,
  build: EmbedBuild,
): () => Promise<EmbedScript> {
  let last: { readonly version: string; readonly script: Promise<EmbedScript> } | undefined;

  const make = async (remotes: Awaited<ReturnType<typeof readRegistry>>['remotes']) => {
    const placed = await Promise.all(
      remotes.map(async ({ name, current }) => {
        const { base, manifest } = await storedRelease(db, name, current.hash);
        if (manifest.embeddable !== true) return [];
        const integrity = digestOf(await keepDescription(assets, manifest));
        return [[name, { base, description: descriptionKey(manifest), integrity }] as const];
      }),
    );
    const facts = { core: build.core, remotes: Object.fromEntries(placed.flat()) };
    const text = build.loader.replace(factsPlaceholder, () => JSON.stringify(facts));
    const content = Buffer.from(text);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const key = `${embedFolder}${hash}.js`;
    await assets.put(key, content);
    return { key, integrity: digestOf(content) };
  };

  return async () => {
    const { version, remotes } = await readRegistry(db, null);
    if (last?.version !== version) {
      const script = make(remotes);
      last = { version, script };
      script.catch(() => {
        last = undefined;
      });
    }
    return last.script;
  };
}

function descriptionKey({ name, version, hash }: ReleaseManifest): string {
  return `${embedFolder}releases/${name}-${version}-${hash}.json`;
}

/**
 * Stores a release's description for other sites once: loaders refer to its digest for years, and a
 * later server might format it differently.
 */
async function keepDescription(assets: Store, manifest: ReleaseManifest): Promise<Buffer> {
  const { name, version, hash, entry, global, integrity, screens, contract, routes } = manifest;
  const shown = routes.filter(({ embeddable }) => embeddable !== false);
  const paths = shown.map(({ path }) => ({ path }));
  const told = { name, version, hash, entry, global, integrity, screens, contract, routes: paths };
  const key = descriptionKey(manifest);
  await assets.put(key, Buffer.from(JSON.stringify(told)));
  const kept = await assets.find(key, undefined);
  if (!kept) throw new Error(`${key} has not been stored`);
  return kept.body;
}

function digestOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
