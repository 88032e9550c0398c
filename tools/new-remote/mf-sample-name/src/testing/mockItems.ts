import { delay, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { itemsCall } from '../api/itemsCall.ts';
import type { anItemRow } from './anItemRow.ts';

const call = `*${itemsCall.path}`;

/** Mocks the call of all items for all tests of the file; each test sets the response. */
export function mockItems() {
  const server = mockServer();
  return {
    answers(...rows: readonly ReturnType<typeof anItemRow>[]) {
      server.use(http.get(call, () => HttpResponse.json([...rows])));
    },
    refuses(status: number, code: string) {
      server.use(http.get(call, () => HttpResponse.json({ error: true, code }, { status })));
    },
    staysAway() {
      server.use(http.get(call, () => delay('infinite')));
    },
  };
}
