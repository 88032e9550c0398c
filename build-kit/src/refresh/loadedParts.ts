import { isObject } from './componentKind.ts';

/** Parts behind `lazyPart` that were opened. */
const loaded = new WeakSet();

export function noteLoaded(part: object): void {
  loaded.add(part);
}

/** Loads the next build's part when the previous one was opened, because it may still be open. */
export function fetchAgain(before: unknown, made: object): void {
  if (!isObject(before) || !loaded.has(before)) return;
  if (isPart(made)) made.preload();
}

function isPart(made: object): made is { readonly preload: () => void } {
  return 'preload' in made && typeof made.preload === 'function';
}
