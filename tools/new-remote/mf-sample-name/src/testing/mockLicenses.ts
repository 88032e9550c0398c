import { delay, http, HttpResponse, mockServer, type aLicenseRow } from '@portal/shared/testing';

const call = '*/api/licenses/';

/** Mocks the licenses call for all tests of the file; each test sets the response. */
export function mockLicenses() {
  const server = mockServer();
  return {
    answers(...rows: readonly ReturnType<typeof aLicenseRow>[]) {
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
