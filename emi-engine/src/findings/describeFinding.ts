import { fillSentence } from '../problems/fillSentence.ts';
import { type Finding, type Said } from './Finding.ts';
import { type RuleId } from './RuleId.ts';
import { type Sentence } from './sentences/Sentence.ts';
import { sentences } from './sentences/sentences.ts';

type Locale = 'en' | 'ja';

const catalog = new Map<string, Sentence>(Object.entries(sentences));

/** A sentence in a language. One that this version does not know is given by its name. */
export function describe({ code, values }: Said, locale: Locale): string {
  const sentence = catalog.get(code);
  if (!sentence) return code;
  const { rule, name } = values;
  const limit = code === 'parameter.limit' && catalog.get(`limit.${rule}.${name}`);
  return fillSentence(sentence[locale], limit ? { ...values, name: limit[locale] } : values);
}

/** What is wrong at a place, and what to do about it. */
export function describeFinding(
  { message, advice }: Pick<Finding, 'message' | 'advice'>,
  locale: Locale,
): { readonly message: string; readonly advice: string } {
  return { message: describe(message, locale), advice: describe(advice, locale) };
}

/** A rule's name, and why it is one. */
export function describeRule(
  rule: RuleId,
  locale: Locale,
): { readonly title: string; readonly why: string } {
  const one = (code: string) => describe({ code, values: {} }, locale);
  return { title: one(`${rule}.title`), why: one(`${rule}.why`) };
}
