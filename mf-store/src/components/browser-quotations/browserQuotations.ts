import type { CalendarDay } from '@portal/shared/domain';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useToday } from '../pricing/Buyer.tsx';

const browserQuotationSchema = z.object({
  /** Its address. */
  hash: z.string(),
  number: z.string(),
  /** Last day on which it is valid. */
  validUntil: z.string(),
});
/** A quotation that was asked for in this browser, as the browser remembers it. */
export type BrowserQuotation = z.infer<typeof browserQuotationSchema>;

const itemName = 'visitor_quotations';
/** The latest ones; more than anybody compares. */
const mostKept = 10;

const listeners = new Set<() => void>();
/** Where the browser's storage is blocked, they are kept as long as the page is. */
let held: string | null = null;

function storedText(): string | null {
  try {
    return localStorage.getItem(itemName);
  } catch {
    return held;
  }
}

function write(quotations: readonly BrowserQuotation[]): void {
  held = JSON.stringify(quotations);
  try {
    localStorage.setItem(itemName, held);
  } catch {
    // It is held here.
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

/** Keeps the address of a quotation that no team's list has, so that this browser finds it again. */
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

/** The quotations that were asked for in this browser without a team, as long as they are valid. */
export function useBrowserQuotations(): readonly BrowserQuotation[] {
  const today = useToday();
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  return useMemo(() => read(text).filter(validOn(today)), [text, today]);
}
