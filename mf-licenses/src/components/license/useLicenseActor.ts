import { roleOf, useSession } from '@portal/shared';
import type { LicenseActor } from '@portal/shared/domain';
import { useMemo } from 'react';

/** The signed-in person in the form that the license rules take. */
export function useLicenseActor(): LicenseActor {
  const userId = useSession(({ user }) => user?.id ?? '');
  const countryCode = useSession(({ user }) => user?.country_code ?? '');
  const role = useSession((session) => roleOf(session) ?? 'guest');
  return useMemo(() => ({ userId, role, countryCode }), [userId, role, countryCode]);
}
