import type { Registry } from '@portal/shared/remote';
import type { Deps } from '../../../deps.ts';
import { previewScript } from './previewScript.ts';

/**
 * Has previews made ready for the current releases of a registry, each time that it has changed
 * since the last call. Whoever published, this process or another, a page brings the news.
 */
export function preparePreviews(
  deps: Pick<Deps, 'db' | 'blobs' | 'previews'>,
): (registry: Registry) => Promise<void> {
  let prepared: string | undefined;
  return async ({ version, remotes }) => {
    if (version === prepared) return;
    prepared = version;
    const scripts = await Promise.all(remotes.map((remote) => previewScript(deps, remote)));
    await deps.previews.prepare(scripts.filter((script) => script !== undefined));
  };
}
