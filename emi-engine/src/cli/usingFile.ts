import type { Locale } from '@portal/shared/domain';
import { UsageError } from './UsageError.ts';
import { resolve } from 'node:path';

type Act = 'read' | 'write';

type Reasons = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

const reasons: Reasons = {
  ENOENT: { en: 'there is none of this name', ja: 'この名前のファイルはありません' },
  EACCES: { en: 'it may not be opened', ja: '開く権限がありません' },
  EPERM: { en: 'it may not be opened', ja: '開く権限がありません' },
  EISDIR: { en: 'it is a folder', ja: 'フォルダーです' },
  ENOTDIR: {
    en: 'a part of its path is no folder',
    ja: 'パスの途中にフォルダーでないものがあります',
  },
  EEXIST: { en: 'a file has this name', ja: '同じ名前のファイルがあります' },
  ENOSPC: { en: 'there is no room left', ja: '空き容量がありません' },
  EROFS: { en: 'nothing can be written there', ja: 'この場所には書き込めません' },
};

/** What means something else where a file is written. */
const writeReasons: Reasons = {
  ENOENT: { en: 'no folder can be made there', ja: 'この場所にはフォルダーを作成できません' },
};

/**
 * Gives `use` the path that was `written` on the command line.
 *
 * @throws UsageError which names the file as it was written, where the file system refuses it
 */
export async function usingFile<T>(
  written: string,
  { act, locale }: { readonly act: Act; readonly locale: Locale },
  use: (path: string) => Promise<T>,
): Promise<T> {
  try {
    return await use(callerPath(written));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
    const code = String(error.code);
    const reason = (act === 'write' ? writeReasons[code] : undefined) ?? reasons[code];
    throw new UsageError(sentences[locale](written, act, reason?.[locale] ?? code));
  }
}

const sentences: Readonly<Record<Locale, (written: string, act: Act, reason: string) => string>> = {
  en: (written, act, reason) =>
    `${written} cannot be ${act === 'read' ? 'read' : 'written'}: ${reason}.`,
  ja: (written, act, reason) =>
    `${written} を${act === 'read' ? '読み込めません' : '書き込めません'}：${reason}。`,
};

/** A path as it was meant where the command was called: npm runs scripts in the package's folder. */
function callerPath(written: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), written);
}
