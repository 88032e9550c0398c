import type { EmiJobRow, EmiLicenses } from '@portal/shared/contracts';
import { delay, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { anEmiLicenseRow } from './anEmiLicense.ts';

const licensesCall = '*/api/demitasnx/licenses';
const jobsCall = '*/api/demitasnx/jobs/';

/** Response of the license call: one usable license, and an available trial. */
export function licensesAnswer(changes: Partial<EmiLicenses> = {}): EmiLicenses {
  const licenses = changes.licenses ?? [anEmiLicenseRow()];
  return { trial: 'available', available_licenses: licenses, licenses, ...changes };
}

/** Mocks the screen's calls for all tests of a file: by default one license and no jobs. */
export function mockEmiCheck() {
  const server = mockServer();
  const mock = {
    server,
    /** Answers the licenses at the time of the call. */
    licenses(answer: () => EmiLicenses) {
      server.use(http.get(licensesCall, () => HttpResponse.json(answer())));
    },
    /** Answers the jobs at the time of the call. */
    jobs(rows: () => readonly EmiJobRow[]) {
      server.use(http.get(jobsCall, () => HttpResponse.json([...rows()])));
    },
    refuseLicenses(status: number, code: string) {
      server.use(
        http.get(licensesCall, () => HttpResponse.json({ error: true, code }, { status })),
      );
    },
    refuseJobs(status: number, code: string) {
      server.use(http.get(jobsCall, () => HttpResponse.json({ error: true, code }, { status })));
    },
    stayAway() {
      server.use(http.get(licensesCall, () => delay('infinite')));
    },
  };
  beforeEach(() => {
    mock.licenses(() => licensesAnswer());
    mock.jobs(() => []);
  });
  return mock;
}
