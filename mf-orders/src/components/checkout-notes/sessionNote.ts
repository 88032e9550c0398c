import { storageOf } from '@portal/shared';
import type * as z from 'zod/mini';

interface SessionNote<T> {
  readonly read: () => T | null;
  readonly write: (value: T) => void;
  readonly drop: () => void;
}

/**
 * A value in this tab's session storage. Survives reloads and the detour to the gateway. When
 * storage is blocked, it lasts while the page is open.
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
      // Storage is blocked; the value stays in memory.
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
