import { fillSentence } from '../problems/fillSentence.ts';
import { type Finding, type Said } from './Finding.ts';
import { type RuleId } from './RuleId.ts';
import { type Sentence } from './sentences/Sentence.ts';
import { sentences } from './sentences/sentences.ts';

type Locale = 'en' | 'ja';

const catalog = new Map<string, Sentence>(Object.entries(sentences));

/** Renders a sentence in a language. A key that this version does not know is returned as it is. */
export function describe({ code, values }: Said, locale: Locale): string {
  const sentence = catalog.get(code);
  if (!sentence) return code;
  const { rule, name } = values;
  const limit = code === 'parameter.limit' && catalog.get(`limit.${rule}.${name}`);
  return fillSentence(sentence[locale], limit ? { ...values, name: limit[locale] } : values);
}

/** What is wrong at a place and how to fix it. */
export function describeFinding(
  { message, advice }: Pick<Finding, 'message' | 'advice'>,
  locale: Locale,
): { readonly message: string; readonly advice: string } {
  return { message: describe(message, locale), advice: describe(advice, locale) };
}

/** A rule's name and the reason for it. */
export function describeRule(
  rule: RuleId,
  locale: Locale,
): { readonly title: string; readonly why: string } {
  const one = (code: string) => describe({ code, values: {} }, locale);
  return { title: one(`${rule}.title`), why: one(`${rule}.why`) };
}
