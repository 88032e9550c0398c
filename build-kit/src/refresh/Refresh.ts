import { useSyncExternalStore, type ReactNode } from 'react';
import { kindOf, isObject, type Kind } from './kindOf.ts';
import { fetchAgain } from './loadedParts.ts';

/** What one place of the source has made in each build: a component, a styled one, a context. */
interface Family {
  current: unknown;
  /** What is rendered in place of all of them, so that React sees the same thing in each build. */
  shown: unknown;
}

/**
 * Fast refresh that needs nothing of React but its hooks, so that it works in a page with React's
 * production build: of each component a stand-in is rendered, which calls the newest build's. What
 * a component remembers stays as long as it uses the same hooks.
 *
 * There is one for all builds on a page (`pageRefresh`).
 */
export class Refresh {
  readonly #families = new Map<string, Family>();
  readonly #byType = new WeakMap<object, Family>();
  readonly #signatures = new WeakMap<object, () => string>();
  readonly #listeners = new Set<() => void>();
  #epoch = 0;

  /** Changes with each build that has come: what hooks remember is computed anew then. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Notes what a module has made. @param id the same for the same place in each build */
  register(made: unknown, id: string): void {
    if (!isObject(made) || this.#byType.has(made)) return;
    const family = this.#families.get(id) ?? { current: undefined, shown: undefined };
    this.#families.set(id, family);
    this.#byType.set(made, family);
    const before = family.current;
    family.current = made;
    const kind = kindOf(made);
    if (kind === 'other' || !this.#isAlike(before, made))
      family.shown = this.#standIn(made, family);
    // React asks such a component for its function at each render.
    else if (kind === 'forwardRef' && isObject(family.shown) && 'render' in made)
      Object.assign(family.shown, { render: made.render });
    fetchAgain(before, made);
  }

  /** Notes which hooks a component uses, by a digest and by the hooks that are the source's own. */
  sign(type: unknown, key: string, ownHooks: () => readonly unknown[]): void {
    if (!isObject(type)) return;
    this.#signatures.set(type, () =>
      [key, ...ownHooks().map((hook) => this.#signature(hook))].join(' '),
    );
  }

  /** What to render for something of any build. */
  shown<T>(type: T): T {
    const family = isObject(type) ? this.#byType.get(type) : undefined;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a stand-in takes the same props
    return family === undefined ? type : (family.shown as T);
  }

  /** Call it when a build has come: all that stands on the page is rendered from it. */
  flush(): void {
    this.#epoch += 1;
    for (const listener of this.#listeners) listener();
  }

  #isAlike(before: unknown, made: object): boolean {
    return kindOf(before) === kindOf(made) && this.#signature(before) === this.#signature(made);
  }

  #signature(type: unknown): string {
    if (!isObject(type)) return '';
    const own = 'render' in type && isObject(type.render) ? type.render : type;
    return this.#signatures.get(own)?.() ?? '';
  }

  #standIn(made: object, family: Family): unknown {
    const kind: Kind = kindOf(made);
    if (kind === 'forwardRef' && 'render' in made) return { ...made };
    if (kind !== 'function') return made;
    const subscribe = (listener: () => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };
    const epoch = () => this.#epoch;
    return function StandIn(props: object): ReactNode {
      useSyncExternalStore(subscribe, epoch, epoch);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- a family of functions holds functions
      return (family.current as (props: object) => ReactNode)(props);
    };
  }
}
