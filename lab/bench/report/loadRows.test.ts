import { aLoad } from './aLoad.ts';
import { loadRows } from './loadRows.ts';

describe('loadRows', () => {
  it('has medians of all variants and the portal’s targets', () => {
    const own = [aLoad(), aLoad({ usableMs: 3000 })];
    const other = [aLoad({ firstRowMs: 500 }), aLoad({ usableMs: 5000 })];
    const loads = { federated: own, plain: other, hinted: other, lean: other };
    expect(loadRows('visits', { slow: loads, fast: loads })).toEqual([
      {
        what: 'first row, ms, slow line: federated · plain · hinted · lean',
        measured: '1000 · 750 · 750 · 750',
      },
      {
        what: 'usable, ms, slow line: federated · plain · hinted · lean',
        measured: '2000 · 3000 · 3000 · 3000',
      },
      {
        what: 'first row, ms, no throttle: federated · plain · hinted · lean',
        measured: '1000 · 750 · 750 · 750',
      },
      {
        what: 'usable, ms, no throttle: federated · plain · hinted · lean',
        measured: '2000 · 3000 · 3000 · 3000',
      },
      { what: 'usable / plain', measured: '0.80 (0.70–0.90)', wanted: '≤ 0.75' },
    ]);
  });
});
