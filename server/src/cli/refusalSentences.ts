/** What refusals say to the person at the command line, by their codes. Nothing was changed by any. */
export const refusalSentences: Readonly<Record<string, string>> = {
  order_unpaid: 'The order is not paid',
  order_unapproved: 'The order is not approved',
  order_approved: 'The order is approved already',
  order_paid: 'The order is paid already',
  order_failed: 'The order is over: its card was not charged',
  order_cancelled_by_customer: 'The order was cancelled by the customer',
  order_cancelled_by_vendor: 'The order was cancelled, not paid in time, or refunded',
  by_card: 'The order is paid by card, which the gateway records',
  no_payment: 'There is no payment of this order that could be refunded',
  no_transfer_to_send: 'No transfer has to be sent for this order',
  no_slips_waiting: 'No slips on paper wait for this order',
  not_offered: 'The order has no such document',
  license_in_order: 'A license of this order is being renewed by another order that is not paid',
  renewed_since: 'A license of this order has been renewed since',
};
