import { describeProblem } from './describeProblem.ts';
import { type Problem } from './Problem.ts';

/** A problem that did not stop the analysis, and how often it occurred. */
export interface Warning extends Problem {
  readonly times: number;
}

/** Different warnings that are kept; a damaged board would have millions. */
const most = 200;

/** Collects what was noticed while an archive was read; the same thing in one file only once. */
export class Warnings {
  readonly #warnings = new Map<string, Warning>();

  add(problem: Problem, times = 1): void {
    const key = [problem.code, problem.file, ...Object.values(problem.values ?? {})].join('\n');
    const known = this.#warnings.get(key);
    if (known) this.#warnings.set(key, { ...known, times: known.times + times });
    else if (this.#warnings.size < most) this.#warnings.set(key, { ...problem, times });
  }

  /** In the order of their first occurrence. */
  list(): Warning[] {
    return [...this.#warnings.values()];
  }
}

/** A warning in one line: its name, place and sentence, and how often it occurred. */
export function describeWarning(warning: Warning, locale: 'en' | 'ja' = 'en'): string {
  const times = warning.times > 1 ? ` (${warning.times}×)` : '';
  return `${warning.code}: ${describeProblem(warning, locale)}${times}`;
}
