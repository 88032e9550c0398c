import { delay, http, HttpResponse, mockServer, type aLicenseRow } from '@portal/shared/testing';

const call = '*/api/licenses/';

/** The call for the licenses, for all tests of the file that calls this; each test says how it ends. */
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
