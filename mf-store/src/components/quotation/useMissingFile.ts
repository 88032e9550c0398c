import { quotationAnswerSchema, type QuotationAnswer } from '@portal/shared/contracts';
import { useMemo, useSyncExternalStore } from 'react';

const itemName = 'quotation_missing_file';
const listeners = new Set<() => void>();
/** Where the browser's storage is blocked, it is kept as long as the page is. */
let held: string | null = null;

function storedText(): string | null {
  try {
    return sessionStorage.getItem(itemName);
  } catch {
    return held;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps a quotation whose file has not come, for this tab; `null` when it has. */
export function keepMissingFile(quotation: QuotationAnswer | null): void {
  held = quotation === null ? null : JSON.stringify(quotation);
  try {
    if (held === null) sessionStorage.removeItem(itemName);
    else sessionStorage.setItem(itemName, held);
  } catch {
    // It is held here.
  }
  for (const listener of listeners) listener();
}

/** The last quotation of this tab whose file has not come. */
export function useMissingFile(): QuotationAnswer | null {
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  return useMemo(() => read(text), [text]);
}

function read(text: string | null): QuotationAnswer | null {
  try {
    return quotationAnswerSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
