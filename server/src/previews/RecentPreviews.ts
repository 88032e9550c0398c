import { createHash } from 'node:crypto';
import type { Preview } from '@portal/shared/remote';
import { LRUCache } from 'lru-cache';

/** In UTF-16 units, two bytes each where a text has Japanese: some 130 previews of a long list. */
const mostCharacters = 16_000_000;
/** What a screen shows may depend on the time of day, of which a request says only the date. */
const longestMs = 600_000;

/**
 * Previews that were made lately. A preview is made of a release's script and the request, and of
 * nothing else: whoever makes the same request again (comes back, reloads, opens a second tab) gets
 * the same, without the processor that the first has cost. A request says who is reading and all
 * that the screen shows, so nobody gets what was made for others or out of older data.
 */
export class RecentPreviews {
  readonly #previews: LRUCache<string, Preview>;

  /** @param now milliseconds of the clock that previews grow old by */
  constructor(now: () => number) {
    this.#previews = new LRUCache({
      maxSize: mostCharacters,
      sizeCalculation: ({ html, styles }) => html.length + styles.length + 1,
      ttl: longestMs,
      // What readers saw is gone then, and not only when somebody asks for it.
      ttlAutopurge: true,
      ttlResolution: 0,
      perf: { now },
    });
  }

  find(release: string, request: string): Preview | undefined {
    return this.#previews.get(keyOf(release, request));
  }

  keep(release: string, request: string, preview: Preview): void {
    this.#previews.set(keyOf(release, request), preview);
  }
}

/** A digest, so that no data of readers is kept twice. */
function keyOf(release: string, request: string): string {
  return createHash('sha256')
    .update(JSON.stringify([release, request]))
    .digest('base64');
}
