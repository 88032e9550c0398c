import { useSession } from '@portal/shared';
import { personName } from '@portal/shared/domain';
import type { Addressee } from '../../domain/QuotationForm.ts';

/** The person's and the team's data that prefill the quotation form. */
export function useKnownAddressee(): Addressee {
  const user = useSession((session) => session.user);
  const team = useSession((session) => session.team);
  const locale = useSession((session) => session.locale);
  return {
    company: team?.name ?? '',
    user_name: personName(user, locale),
    email: user?.email ?? '',
    tel: team?.tel ?? '',
  };
}
