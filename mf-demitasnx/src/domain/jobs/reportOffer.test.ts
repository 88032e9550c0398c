import { reportOffer } from './reportOffer.ts';

const now = Date.parse('2026-11-20T01:00:00Z');

describe('reportOffer', () => {
  it.each([
    ['success', '2026-11-20T00:00:00Z', 'offered'],
    ['success', '2026-10-21T01:00:00Z', 'offered'],
    ['success', '2026-10-21T00:59:59Z', 'over'],
    ['failed', '2026-11-20T00:00:00Z', 'none'],
    ['processing', '2026-11-20T00:00:00Z', 'none'],
  ] as const)('says of a job with status %s from %s: %s', (status, startedAt, offer) => {
    expect(reportOffer({ status, startedAt }, now)).toBe(offer);
  });
});
