import { pageRefresh } from './pageRefresh.ts';

/** What the compiler's fast refresh calls in each module, bound to that module's file. */
export function registerIn(file: string): (made: unknown, name: string) => void {
  return (made, name) => {
    pageRefresh.register(made, `${file} ${name}`);
  };
}

/** Registers what a module exports, too: the compiler sees only what is rendered in the same file. */
export function registerExports(file: string, exported: object): void {
  for (const [name, made] of Object.entries(exported)) {
    pageRefresh.register(made, `${file} ${name}`);
  }
}

/** The compiler calls what this returns where a component is made, and within it without anything. */
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
