import { en, type Messages } from './en.ts';
import { ja } from './ja.ts';

/** Messages in the language of `--lang` or the terminal: Japanese, otherwise English. */
export function messagesFor(
  lang: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Messages {
  const language = lang ?? [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(Boolean) ?? '';
  return language.startsWith('ja') ? ja : en;
}
