/** A displayable file name: no folders, no invisible characters, at most 200 characters. */
export function plainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
  return Array.from(plain).slice(0, 200).join('') || '?';
}
