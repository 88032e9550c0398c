import { type sentences } from './sentences.ts';

/** Codes of problems. Stable, so that screens and tests can rely on them. */
export type ProblemCode = keyof typeof sentences;

/** Why the engine refused an archive, or what it assumed. */
export interface Problem {
  readonly code: ProblemCode;
  /** Path as written in the archive; omitted if the whole archive is meant. */
  readonly file?: string;
  /** Line in that file, from 1. */
  readonly line?: number;
  /** Values for the sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
}
