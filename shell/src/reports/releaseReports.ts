import { api } from '@portal/shared';
import { string } from '@portal/shared/schema';
import { createReleaseReports } from './createReleaseReports.ts';

/** That screens were opened is told so long after the first of them, in milliseconds. */
const pauseMs = 20_000;

const reports = createReleaseReports({
  // A page that is left sends it still.
  send: (json) =>
    api.post('/api/releases/reports', { json }, string(), { answer: 'text', outlivesPage: true }),
  later: (then) => {
    const timer = setTimeout(then, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  },
});

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') reports.flush();
});

export const tellOfRelease = reports.tell;
