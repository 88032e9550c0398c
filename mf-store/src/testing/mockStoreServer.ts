import { mockServer } from '@portal/shared/testing';
import { knowsSeatUse, listsQuotations, movesEndDates } from './storeHandlers.ts';

/**
 * The fake server for a test file: a team without quotations, and an empty cart before each test.
 * Each test adds its prices and licenses.
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
