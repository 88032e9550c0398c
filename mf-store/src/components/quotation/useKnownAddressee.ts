import { useSession } from '@portal/shared';
import { personName } from '@portal/shared/domain';
import type { Addressee } from '../../domain/QuotationForm.ts';

/** The data of the person and the team that fill in the form of a quotation. */
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
