/** The name of a file for people: no folders, nothing that cannot be seen, no more than 200 characters. */
export function plainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
  return Array.from(plain).slice(0, 200).join('') || '?';
}
