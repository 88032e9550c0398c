import { storageOf } from '@portal/shared';
import type { CalendarDay } from '@portal/shared/domain';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useToday } from '../cart/Buyer.tsx';

const browserQuotationSchema = z.object({
  /** The hash in the quotation's address. */
  hash: z.string(),
  number: z.string(),
  /** Last day of the quotation's validity. */
  validUntil: z.string(),
});
/** A quotation made in this browser, as stored there. */
export type BrowserQuotation = z.infer<typeof browserQuotationSchema>;

const itemName = 'visitor_quotations';
/** Number of quotations kept, latest first. */
const mostKept = 10;

const listeners = new Set<() => void>();
/** The stored text when browser storage is blocked; lasts while the page is open. */
let held: string | null = null;

function storedText(): string | null {
  try {
    return storageOf('browser').getItem(itemName);
  } catch {
    return held;
  }
}

function write(quotations: readonly BrowserQuotation[]): void {
  held = JSON.stringify(quotations);
  try {
    storageOf('browser').setItem(itemName, held);
  } catch {
    // Storage is blocked; the text stays in memory.
  }
  for (const listener of listeners) listener();
}

function read(text: string | null): readonly BrowserQuotation[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry) => browserQuotationSchema.safeParse(entry).data ?? []);
  } catch {
    return [];
  }
}

/** Stores a quotation that belongs to no team, so that its maker finds it again in this browser. */
export function keepBrowserQuotation(quotation: BrowserQuotation): void {
  const others = read(storedText()).filter(({ hash }) => hash !== quotation.hash);
  write([quotation, ...others].slice(0, mostKept));
}

export function dropBrowserQuotation(hash: string): void {
  write(read(storedText()).filter((kept) => kept.hash !== hash));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const validOn = (today: CalendarDay) => (quotation: BrowserQuotation) =>
  quotation.validUntil >= today;

/** The valid quotations made in this browser without a team. */
export function useBrowserQuotations(): readonly BrowserQuotation[] {
  const today = useToday();
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  return useMemo(() => read(text).filter(validOn(today)), [text, today]);
}
