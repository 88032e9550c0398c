import { type sentences } from './sentences.ts';

/** Names of problems; stable, so that screens and tests can tell them apart. */
export type ProblemCode = keyof typeof sentences;

/** Something the engine has to say about an archive: why it was refused, or what was assumed. */
export interface Problem {
  readonly code: ProblemCode;
  /** Path inside the archive as it is written there; left out when the whole archive is meant. */
  readonly file?: string;
  /** Line in that file, from 1. */
  readonly line?: number;
  /** What the sentence names. */
  readonly values?: Readonly<Record<string, string | number>>;
}
