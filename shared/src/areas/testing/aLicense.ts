import { toCalendarDay } from '../../basics/calendar/CalendarDay.ts';
import { licenseLabel, type License } from '../licensing/licenses/License.ts';

/** A valid network license of 2026 that nobody works with; `changes` say what matters to a test. */
export function aLicense(changes: Partial<License> = {}): License {
  const license = {
    id: '01939c00-0000-7000-8000-000000000001',
    number: 'CD-000001',
    product: 'cd' as const,
    trial: false,
    autoRenewal: false,
    startsOn: toCalendarDay('2026-01-01'),
    endsOn: toCalendarDay('2026-12-31'),
    owner: { id: 'owner', name: '佐藤 花子' },
    activation: { kind: 'network' as const, activeUser: null },
    idle: false,
    renewable: true,
    ...changes,
  };
  return { label: licenseLabel(license), ...license };
}
