import { addDays, contractEndsOn, renewedEndsOn, type PricedLine } from '@portal/shared/domain';
import type { PricedRequest } from '../cart-pricing/priceRequest.ts';

type PricedLicenses = Pick<PricedRequest, 'startsOn' | 'renewals' | 'priced'>;

/** The items of a license order, from the lines of a priced cart. */
export function licenseItems(found: PricedLicenses) {
  return found.priced.lines.map((line, index) => licenseItem(found, line, index + 1));
}

function licenseItem(
  { startsOn, renewals, priced }: PricedLicenses,
  { line, quantity, unitPrice, subtotal }: PricedLine,
  no: number,
) {
  const { product, months } = line;
  const amounts = { price: unitPrice, quantity, subtotal, tax_bp: priced.tax.rateBp, label: null };
  switch (line.kind) {
    case 'new': {
      const period = { start_at: startsOn, end_at: contractEndsOn(startsOn, months) };
      return { no, kind: line.kind, product, license_id: null, months, ...period, ...amounts };
    }
    case 'renewal': {
      const { licenseId: license_id } = line;
      const renewal = renewals.find(({ license }) => license.id === license_id);
      if (!renewal)
        throw new Error(`license ${license_id} is priced but missing among the renewals`);
      const { endsOn } = renewal.license;
      const period = { start_at: addDays(endsOn, 1), end_at: renewedEndsOn(endsOn, months) };
      return { no, kind: line.kind, product, license_id, months, ...period, ...amounts };
    }
  }
}
