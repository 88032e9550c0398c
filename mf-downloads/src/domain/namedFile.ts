import type { FileName } from '../paths.ts';

/** The installer that an address's query names; `undefined` when a part is missing or invalid. */
export function namedFile(query: URLSearchParams): FileName | undefined {
  const [version, bit, edition] = [query.get('v'), query.get('bit'), query.get('e')];
  if (version === null || bit === null || edition === null) return undefined;
  const isName =
    /^\d{1,5}(\.\d{1,5}){1,3}$/.test(version) && /^(32|64)$/.test(bit) && /^\d+$/.test(edition);
  return isName ? { version, bit, edition } : undefined;
}
