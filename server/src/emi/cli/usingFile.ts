import { type Locale } from '@portal/shared/domain';
import { callerPath } from './callerPath.ts';
import { Refusal } from './Refusal.ts';

type Act = 'read' | 'write';

const reasons: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
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
};

/**
 * Gives `use` the path that was `written` on the command line.
 *
 * @throws Refusal which names the file as it was written, where the file system refuses it
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
    throw new Refusal(sentences[locale](written, act, String(error.code)));
  }
}

const sentences: Readonly<Record<Locale, (written: string, act: Act, code: string) => string>> = {
  en: (written, act, code) =>
    `${written} cannot be ${act === 'read' ? 'read' : 'written'}: ${reasons[code]?.en ?? code}.`,
  ja: (written, act, code) =>
    `${written} を${act === 'read' ? '読み込めません' : '書き込めません'}：${reasons[code]?.ja ?? code}。`,
};
