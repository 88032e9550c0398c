import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Maximum age: a screen may show the time of day, but a request only has the date. */
const longestMs = 600_000;

interface Markup {
  readonly html: string;
  readonly styles: string;
}

/**
 * A cache of rendered previews or frames. Markup depends only on release and request, so an equal
 * request (a reload, a second tab) gets the same without rendering. A request contains the reader
 * and all data shown, so nobody gets markup of others or of outdated data.
 */
export class RecentMarkup<Made extends Markup> {
  readonly #made: LRUCache<string, Made>;

  /**
   * @param now clock in ms for the maximum age
   * @param mostCharacters in UTF-16 units; Japanese text takes two bytes each
   */
  constructor(now: () => number, mostCharacters: number) {
    this.#made = new LRUCache({
      maxSize: mostCharacters,
      sizeCalculation: ({ html, styles }) => html.length + styles.length + 1,
      ttl: longestMs,
      // Expired markup is freed by a timer, not only on the next lookup.
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

/** A digest, so that personal data is not stored twice. */
function keyOf(release: string, request: string): string {
  return createHash('sha256')
    .update(JSON.stringify([release, request]))
    .digest('base64');
}
