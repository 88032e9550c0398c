import fc from 'fast-check';
import { addDays, toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { aLicense } from '../../testing/aLicense.ts';
import { applyLicenseListView } from './applyLicenseListView.ts';
import type { Activation, License } from './License.ts';
import { licenseListView, licenseSortKeys, type LicenseListView } from './LicenseListView.ts';

const today = toCalendarDay('2026-11-20');
const numbers = (licenses: readonly License[], changes: Partial<LicenseListView>) =>
  applyLicenseListView(licenses, { ...licenseListView.initial, ...changes }, today).map(
    ({ number }) => number,
  );
const heldBy = (name: string): Activation => ({ kind: 'network', activeUser: { id: name, name } });
const standalone: Activation = { kind: 'standalone', since: '', activeUser: null };

const rows = [
  aLicense({ number: 'PD-2', product: 'pd', endsOn: addDays(today, -1), activation: standalone }),
  aLicense({ number: 'CD-9', endsOn: addDays(today, 5), owner: null }),
  aLicense({ number: 'CD-10', endsOn: addDays(today, 90), activation: heldBy('Ｔａｎａｋａ Ken') }),
  aLicense({ number: 'CD-3', startsOn: addDays(today, 9), endsOn: addDays(today, 300) }),
];

describe('applyLicenseListView', () => {
  it('shows every row, sorted by number, at first', () => {
    expect(numbers(rows, {})).toEqual(['CD-10', 'CD-3', 'CD-9', 'PD-2']);
  });

  it('finds all words of the search in number, product and names, in any case and width', () => {
    expect(numbers(rows, { search: 'tanaka ｋｅｎ' })).toEqual(['CD-10']);
    expect(numbers(rows, { search: 'pcb design' })).toEqual(['PD-2']);
    expect(numbers(rows, { search: '佐藤 cd-3' })).toEqual(['CD-3']);
    expect(numbers(rows, { search: 'nobody' })).toEqual([]);
  });

  it('filters by product, authentication and validity', () => {
    expect(numbers(rows, { product: 'pd' })).toEqual(['PD-2']);
    expect(numbers(rows, { mode: 'standalone' })).toEqual(['PD-2']);
    expect(numbers(rows, { validity: 'expired' })).toEqual(['PD-2']);
    expect(numbers(rows, { validity: 'near_expiry' })).toEqual(['CD-9']);
    expect(numbers(rows, { validity: 'upcoming' })).toEqual(['CD-3']);
    expect(numbers(rows, { validity: 'valid' })).toEqual(['CD-10']);
  });

  it('filters by use and trial', () => {
    const [expired, owned, used, upcoming] = rows;
    if (!expired || !owned || !used || !upcoming) throw new Error('no rows');
    const all = [expired, { ...owned, idle: true }, { ...used, trial: true }, upcoming];
    expect(numbers(all, { use: 'free' })).toEqual(['CD-9']);
    expect(numbers(all, { use: 'in_use' })).toEqual(['CD-10']);
    expect(numbers(all, { use: 'idle' })).toEqual(['CD-9']);
    expect(numbers(all, { trial: 'yes' })).toEqual(['CD-10']);
  });

  it('sorts rows without a value last in both directions', () => {
    const last = (descending: boolean) =>
      numbers(rows, { sort: { key: 'owner', descending } }).at(-1);
    expect([last(false), last(true)]).toEqual(['CD-9', 'CD-9']);
  });

  it('sorts by the end date, latest first', () => {
    const sort = { key: 'end_at', descending: true } as const;
    expect(numbers(rows, { sort })).toEqual(['CD-3', 'CD-10', 'CD-9', 'PD-2']);
  });

  it('gives the same order in whatever order the rows come', () => {
    const shuffled = fc.shuffledSubarray(rows, { minLength: rows.length });
    const sort = fc.record({ key: fc.constantFrom(...licenseSortKeys), descending: fc.boolean() });
    fc.assert(
      fc.property(shuffled, sort, (input, by) => {
        expect(numbers(input, { sort: by })).toEqual(numbers(rows, { sort: by }));
      }),
    );
  });
});
