import { defaultLicenseListView as view } from '@portal/shared/domain';
import { hasSameFilters } from './hasSameFilters.ts';

describe('hasSameFilters', () => {
  it('looks at search and filters, and not at the order', () => {
    const sorted = { ...view, sort: { key: 'owner', descending: true } } as const;
    expect(hasSameFilters(view, sorted)).toBe(true);
  });

  it.each([
    { search: 'CD' },
    { product: 'cd' },
    { mode: 'network' },
    { validity: 'valid' },
  ] as const)('tells %p from no filter', (filter) => {
    expect(hasSameFilters(view, { ...view, ...filter })).toBe(false);
  });
});
