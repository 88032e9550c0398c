import type { AskedPlace } from '@portal/shared/remote';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Identifies a release. */
interface Named {
  readonly name: string;
  readonly hash: string;
}

/** Releases kept per remote, least recently reported dropped first: bounds the cardinality. */
const mostReleases = 5;

const seconds = [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.5, 4, 8];
const shifts = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const ofRelease = ['remote', 'release'] as const;

const failureReasons = ['load', 'render', 'effect', 'preview'] as const;
const errorKinds = ['event', 'call'] as const;
const vitals = ['lcp', 'inp'] as const;
const places = [
  'search',
  'attention',
  'license',
  'overview',
] as const satisfies readonly AskedPlace[];

/** CSP directives of pages; labels come from outside and must be one of these. */
export const policyDirectives = [
  'script-src',
  'style-src',
  'connect-src',
  'img-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'integrity',
  'other',
] as const;
export type PolicyDirective = (typeof policyDirectives)[number];

/** Reports of browsers and previews about releases, as metrics of this process. */
export class ReleaseMetrics {
  /** Hashes by remote, least recently reported first. */
  readonly #releases = new Map<string, Set<string>>();
  readonly #opens;
  readonly #failures;
  readonly #parts;
  readonly #errors;
  readonly #violations;
  readonly #loads;
  readonly #vitals;
  readonly #shifts;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#opens = new Counter({
      name: 'portal_release_opens_total',
      help: 'Screens opened, by remote and release, as browsers say',
      labelNames: ofRelease,
      registers,
    });
    this.#failures = new Counter({
      name: 'portal_release_failures_total',
      help: 'Screens that failed, by remote, release and reason: load, render or effect as browsers say, preview on the server',
      labelNames: [...ofRelease, 'reason'],
      registers,
    });
    this.#parts = new Counter({
      name: 'portal_release_part_failures_total',
      help: 'Parts of places of the page that failed, by remote, release and place, as browsers say',
      labelNames: [...ofRelease, 'place'],
      registers,
    });
    this.#errors = new Counter({
      name: 'portal_release_errors_total',
      help: 'Errors beside a screen that is still there: event, or call that the portal could not answer',
      labelNames: [...ofRelease, 'kind'],
      registers,
    });
    this.#violations = new Counter({
      name: 'portal_release_violations_total',
      help: 'What the policies of pages have kept from happening, by directive',
      labelNames: [...ofRelease, 'directive'],
      registers,
    });
    this.#loads = new Histogram({
      name: 'portal_release_load_seconds',
      help: 'From the click, or the beginning of the page, to the first render of a screen',
      labelNames: ofRelease,
      buckets: seconds,
      registers,
    });
    this.#vitals = new Histogram({
      name: 'portal_release_vital_seconds',
      help: 'Web vitals of screens: lcp and inp',
      labelNames: [...ofRelease, 'vital'],
      buckets: seconds,
      registers,
    });
    this.#shifts = new Histogram({
      name: 'portal_release_layout_shift',
      help: 'Cumulative layout shift of screens',
      labelNames: ofRelease,
      buckets: shifts,
      registers,
    });
  }

  opened(release: Named, times: number): void {
    this.#opens.inc(this.#labels(release), times);
  }

  failed(release: Named, reason: (typeof failureReasons)[number], times = 1): void {
    this.#failures.inc({ ...this.#labels(release), reason }, times);
  }

  partFailed(release: Named, place: AskedPlace, times: number): void {
    this.#parts.inc({ ...this.#labels(release), place }, times);
  }

  erred(release: Named, kind: (typeof errorKinds)[number]): void {
    this.#errors.inc({ ...this.#labels(release), kind });
  }

  violated(release: Named, directive: PolicyDirective): void {
    this.#violations.inc({ ...this.#labels(release), directive });
  }

  /** @param value milliseconds, or thousandths of a layout shift */
  measured(release: Named, measure: 'load' | 'cls' | (typeof vitals)[number], value: number): void {
    const labels = this.#labels(release);
    const amount = value / 1000;
    if (measure === 'load') this.#loads.observe(labels, amount);
    else if (measure === 'cls') this.#shifts.observe(labels, amount);
    else this.#vitals.observe({ ...labels, vital: measure }, amount);
  }

  /** The labels of a release; the oldest release is dropped when there are too many. */
  #labels({ name, hash }: Named) {
    const hashes = this.#releases.get(name) ?? new Set<string>();
    this.#releases.set(name, hashes);
    // Moves it to the end of the drop order.
    hashes.delete(hash);
    hashes.add(hash);
    const [oldest] = hashes;
    if (hashes.size > mostReleases && oldest !== undefined) {
      hashes.delete(oldest);
      this.#forget({ remote: name, release: oldest });
    }
    return { remote: name, release: hash };
  }

  #forget(labels: { readonly remote: string; readonly release: string }): void {
    this.#opens.remove(labels);
    this.#loads.remove(labels);
    this.#shifts.remove(labels);
    for (const reason of failureReasons) this.#failures.remove({ ...labels, reason });
    for (const place of places) this.#parts.remove({ ...labels, place });
    for (const kind of errorKinds) this.#errors.remove({ ...labels, kind });
    for (const directive of policyDirectives) this.#violations.remove({ ...labels, directive });
    for (const vital of vitals) this.#vitals.remove({ ...labels, vital });
  }
}
