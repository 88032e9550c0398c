import { isObject } from './kindOf.ts';

/** The parts behind `lazyPart` that somebody has opened. */
const loaded = new WeakSet();

export function noteLoaded(part: object): void {
  loaded.add(part);
}

/** Fetches the next build's part when the one before has been opened: it may be open now. */
export function fetchAgain(before: unknown, made: object): void {
  if (!isObject(before) || !loaded.has(before)) return;
  if (isPart(made)) made.preload();
}

function isPart(made: object): made is { readonly preload: () => void } {
  return 'preload' in made && typeof made.preload === 'function';
}
