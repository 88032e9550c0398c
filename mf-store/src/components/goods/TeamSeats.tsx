import { FormattedMessage, useQuery } from '@portal/shared';
import { licenseValidity, type Product } from '@portal/shared/domain';
import { seatUseQuery } from '../../api/seatUseQuery.ts';
import { useToday } from '../cart/Buyer.tsx';
import { useRenewableLicenses } from '../pricing/useRenewableLicenses.ts';
import { messages } from './messages.ts';

/** How many licenses of a product the team has and uses, once both are loaded. */
export function TeamSeats({ product }: { readonly product: Product }) {
  const today = useToday();
  const { data: use, isPending } = useQuery(seatUseQuery());
  const { licenses, isKnown } = useRenewableLicenses();
  if (!isKnown || isPending) return null;
  const seats = licenses.filter(
    (license) => license.product === product && licenseValidity(license, today).kind !== 'expired',
  ).length;
  const peak = Math.max(0, ...(use?.[product] ?? []).map((month) => month.peak));
  return <FormattedMessage {...messages.team} values={{ seats, peak, isUsed: String(peak > 0) }} />;
}
