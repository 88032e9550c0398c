import { toCalendarDay, type LicenseActor } from '@portal/shared/domain';
import { aLicense } from '../testing/aLicense.ts';
import { groupByReason, planAct, type LicenseAct } from './planAct.ts';

const today = toCalendarDay('2026-11-20');
const owner: LicenseActor = { userId: 'me', role: 'owner', countryCode: 'JP' };
const guest: LicenseActor = { ...owner, role: 'guest' };
const held = (number: string, by: string) =>
  aLicense({ number, active_user_id: by, active_user_name: by });
const at = '2026-01-01T00:00:00Z';

function planned(act: LicenseAct, licenses: Parameters<typeof planAct>[1], actor = owner) {
  const { possible, skipped } = planAct(act, licenses, { actor, today });
  return [
    possible.map(({ number }) => number),
    groupByReason(skipped).map(({ reason, numbers }) => [reason, ...numbers]),
  ];
}

describe('planAct', () => {
  it('releases network licenses in use; for a guest only their own', () => {
    const licenses = [
      held('A', 'me'),
      held('B', 'somebody'),
      aLicense({ number: 'C' }),
      aLicense({ number: 'D', standalone_at: at, active_user_id: 'me', active_user_name: 'me' }),
      aLicense({ number: 'E' }),
    ];
    expect(planned('release', licenses)).toEqual([
      ['A', 'B'],
      [
        ['not_in_use', 'C', 'E'],
        ['standalone', 'D'],
      ],
    ]);
    expect(planned('release', licenses, guest)).toEqual([
      ['A'],
      [
        ['not_allowed', 'B'],
        ['not_in_use', 'C', 'E'],
        ['standalone', 'D'],
      ],
    ]);
  });

  it('switches auto-renewal where it differs, never for trials', () => {
    const licenses = [
      aLicense({ number: 'ON', auto_continue: 1 }),
      aLicense({ number: 'OFF' }),
      aLicense({ number: 'TRIAL', trial: 1 }),
    ];
    expect(planned('turnOn', licenses)).toEqual([
      ['OFF'],
      [
        ['already_on', 'ON'],
        ['trial', 'TRIAL'],
      ],
    ]);
    expect(planned('turnOff', licenses)).toEqual([
      ['ON'],
      [
        ['already_off', 'OFF'],
        ['trial', 'TRIAL'],
      ],
    ]);
  });

  it('renews what the store accepts', () => {
    const licenses = [
      aLicense({ number: 'FINE' }),
      aLicense({ number: 'UNPAID', updatable: false }),
      aLicense({ number: 'GRACE', end_at: '2026-10-21' }),
      aLicense({ number: 'OLD', end_at: '2026-10-20', updatable: false }),
      aLicense({ number: 'TRIAL', trial: 1, updatable: false }),
    ];
    expect(planned('renew', licenses)).toEqual([
      ['FINE', 'GRACE'],
      [
        ['unpaid_order', 'UNPAID'],
        ['ended_long_ago', 'OLD'],
        ['trial', 'TRIAL'],
      ],
    ]);
  });
});
