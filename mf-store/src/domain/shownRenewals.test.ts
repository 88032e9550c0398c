import { addDays, toCalendarDay } from '@portal/shared/domain';
import { aLicense } from '../testing/aLicenseRow.ts';
import { shownRenewals, findLicenses } from './shownRenewals.ts';

const first = toCalendarDay('2026-12-01');

const aList = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aLicense({
      id: `l-${String(index)}`,
      number: `${index % 2 === 0 ? 'CD' : 'PD'}-${String(index).padStart(6, '0')}`,
      product_type: index % 2 === 0 ? 'cd' : 'pd',
      // The last one ends first.
      end_at: addDays(first, count - index),
    }),
  );

describe('findLicenses', () => {
  it('finds licenses by number and product, first to end on top', () => {
    const found = findLicenses(aList(20), ' pcb 00001 ');
    expect(found.map(({ number }) => number)).toEqual([
      'PD-000019',
      'PD-000017',
      'PD-000015',
      'PD-000013',
      'PD-000011',
      'PD-000001',
    ]);
    expect(findLicenses(aList(3), 'nothing')).toEqual([]);
  });
});

describe('shownRenewals', () => {
  it('contains the first few licenses, and chosen ones further down', () => {
    const found = findLicenses(aList(30), '');
    const shown = shownRenewals(found, [{ licenseId: 'l-3', months: 12 }]);
    expect(shown).toHaveLength(6);
    expect(shown.at(-1)?.id).toBe('l-3');
  });
});
