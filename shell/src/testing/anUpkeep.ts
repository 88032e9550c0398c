import { createQueryClient, createSessionStore } from '@portal/shared';
import { aSession } from '@portal/shared/testing';
import { connectApi } from '../session/connectApi.ts';
import type { SessionUpkeep } from '../session/SessionUpkeep.ts';

/** A signed-in page whose calls go to the fake server; `leave` is a mock. */
export function anUpkeep() {
  const leave = jest.fn<undefined, [string]>();
  const store = createSessionStore(aSession());
  connectApi(store);
  return { store, queries: createQueryClient(), leave } satisfies SessionUpkeep;
}
