import type { Locale } from '@portal/shared';

/** A part of the portal that a site shows. */
export interface SiteRemote {
  readonly name: string;
  /** Of its screens in the menu; none when no menu leads there. */
  readonly titles: readonly Readonly<Record<Locale, string>>[];
}

/** What a part is called: its screens in the menu, or its own name. */
export function remoteTitle({ name, titles }: SiteRemote, locale: Locale): string {
  if (titles.length === 0) return name;
  return titles.map((title) => title[locale]).join(locale === 'ja' ? '、' : ', ');
}
