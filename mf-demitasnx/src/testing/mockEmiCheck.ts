import type { EmiJobRow, EmiLicenses } from '@portal/shared/contracts';
import { delay, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { anEmiLicenseRow } from './anEmiLicense.ts';

const licensesCall = '*/api/demitasnx/licenses';
const jobsCall = '*/api/demitasnx/jobs/';

/** What the licenses' call answers: one license, which can be used, and a trial to apply for. */
export function licensesAnswer(changes: Partial<EmiLicenses> = {}): EmiLicenses {
  const licenses = changes.licenses ?? [anEmiLicenseRow()];
  return { trial: 'available', available_licenses: licenses, licenses, ...changes };
}

/**
 * The calls of the screen, for all tests of the file that calls this. Unless told otherwise there
 * are one license and no jobs.
 */
export function mockEmiCheck() {
  const server = mockServer();
  const mock = {
    server,
    /** Answers the licenses as they are at the moment of the call. */
    licenses(answer: () => EmiLicenses) {
      server.use(http.get(licensesCall, () => HttpResponse.json(answer())));
    },
    /** Answers the jobs as they are at the moment of the call. */
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
