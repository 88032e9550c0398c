import type { Target } from '../store/Target.ts';

/** A server's report about its generated database. */
export interface Grown extends Target {
  readonly licenses: number;
}
