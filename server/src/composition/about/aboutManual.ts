import { Sheet } from '@portal/paper/Sheet.ts';
import { aboutNames } from './aboutNames.ts';

/** The demo's manuals by name in the configuration, with their language. */
const manuals = { manual_pdf_en: 'en', manual_pdf_ja: 'ja' } as const;
type ManualName = keyof typeof manuals;

const sentences = {
  en: 'This document is part of the demo. An installation links to the manual that its operator has configured.',
  ja: 'この文書はデモの一部です。実際の環境では、運用者が設定したマニュアルにリンクします。',
} as const;

/** Fixed, so that a release always serves the same bytes. */
const writtenAt = new Date('2026-11-01T00:00:00Z');

export function isManualName(name: string): name is ManualName {
  return Object.hasOwn(manuals, name);
}

/** A one-page manual as PDF. */
export function aboutManual(name: ManualName): Promise<Buffer> {
  const locale = manuals[name];
  const [en, ja] = aboutNames[name];
  const title = locale === 'en' ? en : ja;
  const sheet = new Sheet({ title, author: 'Manager Console', locale, createdAt: writtenAt });
  const place = { x: sheet.left, width: sheet.width };
  const below = sheet.text(title, { ...place, y: sheet.top }, { size: 21, weight: 'bold' });
  sheet.text(sentences[locale], { ...place, y: below + 16 }, { size: 11 });
  return sheet.end((page, pages) => `${String(page)} / ${String(pages)}`);
}
