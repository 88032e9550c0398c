import { fillSentence, printable } from './fillSentence.ts';
import { type Problem } from './Problem.ts';
import { sentences } from './sentences.ts';

/**
 * Describes a problem in one sentence that begins with its place: `steps/pcb/profile, line 3: …`.
 * Text from the archive is shortened and stripped of control characters.
 */
export function describeProblem(problem: Problem, locale: 'en' | 'ja' = 'en'): string {
  const sentence = fillSentence(sentences[problem.code][locale], problem.values);
  if (problem.file === undefined) return sentence;
  const file = printable(problem.file);
  if (problem.line === undefined) return `${file}: ${sentence}`;
  return locale === 'ja'
    ? `${file} の${problem.line}行目：${sentence}`
    : `${file}, line ${problem.line}: ${sentence}`;
}
