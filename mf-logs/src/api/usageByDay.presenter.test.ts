import { aUsageByDay } from '../testing/aUsageByDay.ts';
import { presentUsageByDay } from './usageByDay.presenter.ts';

describe('presentUsageByDay', () => {
  it('combines the figures of a day', () => {
    const answer = aUsageByDay({
      data_operation_pd: [['2026-11-01', 4, null]],
      data_license_pd: [['2026-11-01', 3, null]],
      data_failed_pd: [['2026-11-01', 1, 25]],
      months: { cd: [], pd: [['2026-11', 4, null, null]] },
    });
    const { days, months } = presentUsageByDay(answer);
    expect(days.pd).toEqual([
      {
        day: '2026-11-01',
        hours: 4,
        utilization: null,
        requesters: 3,
        operationRate: null,
        failures: 1,
        failureRate: 25,
      },
    ]);
    expect(months.pd).toEqual([{ month: '2026-11', hours: 4, utilization: null, licenses: null }]);
  });
});
