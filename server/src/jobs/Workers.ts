import type { Deps } from '../deps.ts';

/** Registers the workers of one part with `deps.queue`. */
export type Workers = (deps: Deps) => void;
