import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/**
 * The fake at the HTTP edge. Call it once at the top of a test file and give it handlers in each
 * test: `server.use(http.get('*\/api/licenses/', () => HttpResponse.json([])))`. A call without a
 * handler fails the test.
 *
 * @param usual handlers of calls that a screen always makes; a test's own ones come first
 */
export function mockServer(...usual: readonly RequestHandler[]): SetupServer {
  const server = setupServer(
    // The frame asks for notices.
    http.get('*/api/notices/', () => HttpResponse.json([])),
    ...usual,
  );
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
