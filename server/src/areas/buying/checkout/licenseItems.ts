import { addDays, contractEndsOn, renewedEndsOn, type PriceLine } from '@portal/shared/domain';
import type { PricedRequest } from '../cart-pricing/priceRequest.ts';

type PricedLicenses = Pick<PricedRequest, 'startsOn' | 'renewals' | 'priced'>;

/** The items of a license order, from the lines of a priced cart. */
export function licenseItems({ startsOn, renewals, priced }: PricedLicenses) {
  const ends = new Map(renewals.map(({ id, endsOn }) => [id, endsOn]));
  const periodOf = ({ licenseId, months }: PriceLine) => {
    if (licenseId === null) return { start_at: startsOn, end_at: contractEndsOn(startsOn, months) };
    const end = ends.get(licenseId);
    if (!end) throw new Error(`license ${licenseId} is priced but missing among the renewals`);
    return { start_at: addDays(end, 1), end_at: renewedEndsOn(end, months) };
  };
  return priced.lines.map((line, index) => ({
    no: index + 1,
    kind: line.kind,
    product: line.product,
    license_id: line.licenseId,
    months: line.months,
    ...periodOf(line),
    price: line.unitPrice,
    quantity: line.quantity,
    subtotal: line.subtotal,
    tax_bp: priced.tax.rateBp,
    label: null,
  }));
}
