import { en, type Messages } from './en.ts';
import { ja } from './ja.ts';

/**
 * The messages in the language of `--lang` or else of the terminal: Japanese, or English for any
 * other.
 */
export function messagesFor(
  lang: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Messages {
  const language = lang ?? [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(Boolean) ?? '';
  return language.startsWith('ja') ? ja : en;
}
