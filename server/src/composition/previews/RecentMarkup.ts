import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a screen shows may depend on the time of day, of which a request says only the date. */
const longestMs = 600_000;

interface Markup {
  readonly html: string;
  readonly styles: string;
}

/**
 * Previews or frames that were made lately. One is made of a release and the request, and of
 * nothing else: whoever makes the same request again (comes back, reloads, opens a second tab) gets
 * the same, without the processor that the first has cost. A request says who is reading and all
 * that is shown, so nobody gets what was made for others or out of older data.
 */
export class RecentMarkup<Made extends Markup> {
  readonly #made: LRUCache<string, Made>;

  /**
   * @param now milliseconds of the clock that they grow old by
   * @param mostCharacters in UTF-16 units, two bytes each where a text has Japanese
   */
  constructor(now: () => number, mostCharacters: number) {
    this.#made = new LRUCache({
      maxSize: mostCharacters,
      sizeCalculation: ({ html, styles }) => html.length + styles.length + 1,
      ttl: longestMs,
      // What readers saw is gone then, and not only when somebody asks for it.
      ttlAutopurge: true,
      ttlResolution: 0,
      perf: { now },
    });
  }

  find(release: string, request: string): Made | undefined {
    return this.#made.get(keyOf(release, request));
  }

  keep(release: string, request: string, made: Made): void {
    this.#made.set(keyOf(release, request), made);
  }
}

/** A digest, so that no data of readers is kept twice. */
function keyOf(release: string, request: string): string {
  return createHash('sha256')
    .update(JSON.stringify([release, request]))
    .digest('base64');
}
