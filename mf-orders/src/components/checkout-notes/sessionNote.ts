import { storageOf } from '@portal/shared';
import type * as z from 'zod/mini';

interface SessionNote<T> {
  readonly read: () => T | null;
  readonly write: (value: T) => void;
  readonly drop: () => void;
}

/**
 * A note that this tab keeps over reloads and over the way to the gateway and back. Where the
 * browser's storage is blocked, it is kept as long as the page is open.
 */
export function sessionNote<T>(name: string, schema: z.ZodMiniType<T>): SessionNote<T> {
  let held: string | null = null;
  const textOf = () => {
    try {
      return storageOf('tab').getItem(name);
    } catch {
      return held;
    }
  };
  const keep = (text: string | null) => {
    held = text;
    try {
      if (text === null) storageOf('tab').removeItem(name);
      else storageOf('tab').setItem(name, text);
    } catch {
      // Storage is blocked: the value in memory remains.
    }
  };
  return {
    read: () => {
      try {
        return schema.safeParse(JSON.parse(textOf() ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      keep(JSON.stringify(value));
    },
    drop: () => {
      keep(null);
    },
  };
}
