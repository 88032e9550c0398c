import { isRenewable, type CalendarDay, type License } from '@portal/shared/domain';

/** Whether a license can be extended now. An unpaid order may still change its last day. */
type RenewalOffer = 'offered' | 'unpaid_order' | 'none';

export function renewalOffer(license: License, today: CalendarDay): RenewalOffer {
  if (!isRenewable(license, today)) return 'none';
  return license.renewable ? 'offered' : 'unpaid_order';
}
