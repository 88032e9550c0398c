import { pageRefresh } from './pageRefresh.ts';

/** The compiler's registration function, bound to a module's file. */
export function registerIn(file: string): (made: unknown, name: string) => void {
  return (made, name) => {
    pageRefresh.register(made, `${file} ${name}`);
  };
}

/**
 * Also registers a module's exports, because the compiler sees only components rendered in the same
 * file.
 */
export function registerExports(file: string, exported: object): void {
  for (const [name, made] of Object.entries(exported)) {
    pageRefresh.register(made, `${file} ${name}`);
  }
}

/**
 * The compiler calls the returned function with a type where a component is defined, and without
 * arguments inside it.
 */
export function signature() {
  return (
    type?: unknown,
    key?: string,
    _always?: boolean,
    ownHooks: () => readonly unknown[] = () => [],
  ): unknown => {
    if (key !== undefined) pageRefresh.sign(type, key, ownHooks);
    return type;
  };
}
