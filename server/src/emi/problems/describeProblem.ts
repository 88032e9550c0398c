import { type Problem } from './Problem.ts';
import { sentences } from './sentences.ts';

/** Longest piece of the archive that a sentence repeats, in characters. */
const longestValue = 200;

/**
 * Says a problem in one sentence that begins with its place: `steps/pcb/profile, line 3: …`.
 * What comes from the archive is shortened and stripped of control characters.
 */
export function describeProblem(problem: Problem, locale: 'en' | 'ja' = 'en'): string {
  const sentence = sentences[problem.code][locale].replace(/\{(\w+)\}/g, (_, name: string) =>
    printable(String(problem.values?.[name] ?? '?')),
  );
  if (problem.file === undefined) return sentence;
  const file = printable(problem.file);
  if (problem.line === undefined) return `${file}: ${sentence}`;
  return locale === 'ja'
    ? `${file} の ${problem.line} 行目: ${sentence}`
    : `${file}, line ${problem.line}: ${sentence}`;
}

function printable(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
  return plain.length > longestValue ? `${plain.slice(0, longestValue)}…` : plain;
}
