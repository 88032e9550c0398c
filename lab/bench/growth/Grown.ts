import type { Target } from '../store/Target.ts';

/** What a server tells of the database that it has filled. */
export interface Grown extends Target {
  readonly licenses: number;
}
