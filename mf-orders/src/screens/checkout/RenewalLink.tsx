import { useNavigate, useSession } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { useEffect } from 'react';
import { paymentNote } from '../../components/checkout-notes/paymentNote.ts';
import { storeRenewals } from '../../components/stored-cart/storedCart.ts';
import { paths } from '../../paths.ts';

interface RenewalLinkProps {
  /** Ids of licenses. */
  readonly ids: readonly string[];
}

/** Fills the cart with renewals and opens the confirmation of a payment with the default card. */
export function RenewalLink({ ids }: RenewalLinkProps) {
  const today = toCalendarDay(useSession((session) => session.today));
  const navigate = useNavigate();
  useEffect(() => {
    storeRenewals(ids, today);
    paymentNote.drop();
    void navigate(paths.confirmation, { replace: true });
  });
  return null;
}
