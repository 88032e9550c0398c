import type { Registry } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import { previewScript } from './previewScript.ts';

/**
 * Has previews made ready for the releases of a registry that no page has had before. Whoever
 * published, this process or another, a page brings the news; while some get other releases than
 * the others, pages bring both in turn.
 */
export function preparePreviews(
  deps: Pick<Deps, 'db' | 'blobs' | 'previews'>,
): (registry: Registry) => Promise<void> {
  const prepared = new Set<string>();
  return async ({ version, remotes }) => {
    if (prepared.has(version)) return;
    prepared.add(version);
    const scripts = await Promise.all(remotes.map((remote) => previewScript(deps, remote)));
    await deps.previews.prepare(scripts.filter((script) => script !== undefined));
  };
}
