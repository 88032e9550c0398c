import { useSyncExternalStore, type ReactNode } from 'react';
import { componentKind, isObject, type Kind } from './componentKind.ts';
import { fetchAgain } from './loadedParts.ts';

/**
 * The values of one source position across builds: a component, a styled component or a context.
 */
interface Family {
  current: unknown;
  /** Rendered in place of all of them, so that React sees the same type in each build. */
  shown: unknown;
}

/**
 * Fast refresh that uses only React's hooks, so that it works with React's production build. A
 * stand-in is rendered for each component and calls the newest build's. State is kept as long as
 * the component uses the same hooks.
 *
 * All builds on a page share one instance (`pageRefresh`).
 */
export class Refresh {
  readonly #families = new Map<string, Family>();
  readonly #byType = new WeakMap<object, Family>();
  readonly #signatures = new WeakMap<object, () => string>();
  readonly #listeners = new Set<() => void>();
  #epoch = 0;

  /** Increases with each build. Memoized values are then recomputed. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Registers a module's value. @param id the same for the same source position in each build */
  register(made: unknown, id: string): void {
    if (!isObject(made) || this.#byType.has(made)) return;
    const family = this.#families.get(id) ?? { current: undefined, shown: undefined };
    this.#families.set(id, family);
    this.#byType.set(made, family);
    const before = family.current;
    family.current = made;
    const kind = componentKind(made);
    if (kind === 'other' || !this.#isAlike(before, made))
      family.shown = this.#standIn(made, family);
    // React reads the function of such a component on each render.
    else if (kind === 'forwardRef' && isObject(family.shown) && 'render' in made)
      Object.assign(family.shown, { render: made.render });
    fetchAgain(before, made);
  }

  /** Registers the hooks of a component: a digest, and the custom hooks of the sources. */
  sign(type: unknown, key: string, ownHooks: () => readonly unknown[]): void {
    if (!isObject(type)) return;
    this.#signatures.set(type, () =>
      [key, ...ownHooks().map((hook) => this.#signature(hook))].join(' '),
    );
  }

  /** The type to render for a type of any build. */
  shown<T>(type: T): T {
    const family = isObject(type) ? this.#byType.get(type) : undefined;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a stand-in takes the same props
    return family === undefined ? type : (family.shown as T);
  }

  /** Re-renders the page after a new build has loaded. */
  flush(): void {
    this.#epoch += 1;
    for (const listener of this.#listeners) listener();
  }

  #isAlike(before: unknown, made: object): boolean {
    return (
      componentKind(before) === componentKind(made) &&
      this.#signature(before) === this.#signature(made)
    );
  }

  #signature(type: unknown): string {
    if (!isObject(type)) return '';
    const own = 'render' in type && isObject(type.render) ? type.render : type;
    return this.#signatures.get(own)?.() ?? '';
  }

  #standIn(made: object, family: Family): unknown {
    const kind: Kind = componentKind(made);
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
