import { isEmiReportOffered } from './emiReport.ts';

describe('isEmiReportOffered', () => {
  const createdAt = new Date('2026-03-01T09:00:00Z');

  it('offers a report for 30 days to the millisecond', () => {
    expect(isEmiReportOffered(createdAt, new Date('2026-03-31T09:00:00.000Z'))).toBe(true);
    expect(isEmiReportOffered(createdAt, new Date('2026-03-31T09:00:00.001Z'))).toBe(false);
  });
});
