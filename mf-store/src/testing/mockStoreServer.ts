import { mockServer } from '@portal/shared/testing';
import { knowsSeatUse, listsQuotations, movesEndDates } from './storeHandlers.ts';

/**
 * The fake server of a test file of the store: a team without quotations, and a cart that each
 * test finds empty. Each test adds its prices and licenses.
 */
export function mockStoreServer() {
  const server = mockServer();
  beforeEach(() => {
    server.use(listsQuotations([]), knowsSeatUse(), movesEndDates());
  });
  afterEach(() => {
    localStorage.clear();
  });
  return server;
}
