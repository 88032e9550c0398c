import { describeProblem } from './describeProblem.ts';
import { type Problem } from './Problem.ts';

/** A problem that did not stop the analysis, with its number of occurrences. */
export interface Warning extends Problem {
  readonly times: number;
}

/** Most distinct warnings kept; a damaged board would have millions. */
const most = 200;

/** Collects warnings while an archive is read, each once per file. */
export class Warnings {
  readonly #warnings = new Map<string, Warning>();

  add(problem: Problem, times = 1): void {
    const key = [problem.code, problem.file, ...Object.values(problem.values ?? {})].join('\n');
    const known = this.#warnings.get(key);
    if (known) this.#warnings.set(key, { ...known, times: known.times + times });
    else if (this.#warnings.size < most) this.#warnings.set(key, { ...problem, times });
  }

  /** In the order of first occurrence. */
  list(): Warning[] {
    return [...this.#warnings.values()];
  }
}

/** A warning in one line: code, place, sentence and number of occurrences. */
export function describeWarning(warning: Warning, locale: 'en' | 'ja' = 'en'): string {
  const times = warning.times > 1 ? ` (${warning.times}×)` : '';
  return `${warning.code}: ${describeProblem(warning, locale)}${times}`;
}
