import * as z from 'zod/mini';
import type { Store } from './Store.ts';

const name = 'released';
const releasedSchema = z.object({ licenses: z.array(z.string()) });

async function readReleased(store: Store): Promise<readonly string[]> {
  return releasedSchema.safeParse(await store.read(name)).data?.licenses ?? [];
}

/** Marks a license file as returned, which invalidates all copies. @param id of the grant */
export async function rememberReleased(store: Store, id: string): Promise<void> {
  const released = await readReleased(store);
  if (!released.includes(id)) await store.write(name, { licenses: [...released, id] });
}

/** Whether this machine has returned the license file. @param id of the grant */
export async function isReleased(store: Store, id: string): Promise<boolean> {
  return (await readReleased(store)).includes(id);
}
