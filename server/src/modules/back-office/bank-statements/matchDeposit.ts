import { orderStateOf, tokyoDay, type OrderState } from '@portal/shared/domain';
import type { BankLineOutcome } from '../../../db/tables/orders.ts';
import type { Deposit } from './readStatement.ts';

/** An order as a transfer is compared with it. */
export interface PayableOrder {
  readonly id: string;
  readonly number: string;
  readonly status: number;
  readonly payment_type: number;
  readonly permit_after_pay: boolean;
  /** Yen. */
  readonly total: number;
  readonly created_at: Date;
  readonly team: string;
}

export interface Match {
  readonly outcome: BankLineOutcome;
  /** The order that is paid, or that the transfer names. */
  readonly order: PayableOrder | null;
  /** Of one that is unclear: orders of the same amount. */
  readonly candidates: readonly string[];
}

/** The order number in what a payer has written; the letter may be missing. */
export function namedNumber(payer: string): string | undefined {
  const [, digits] = /(?:^|\D)(\d{11})(?:\D|$)/.exec(payer.replaceAll(/[\s-]/g, '')) ?? [];
  return digits === undefined ? undefined : `S${digits}`;
}

/**
 * Which order a transfer pays. Nothing is guessed: the number with the exact amount, or, without a
 * number, exactly one open order of that amount whose team has the payer's name. Money that was there
 * before the order is for something else.
 *
 * @param named the order of the number in the transfer
 * @param open all open transfer orders of that amount
 */
export function matchDeposit(
  { amount, payer, bookedOn }: Deposit,
  named: PayableOrder | undefined,
  open: readonly PayableOrder[],
): Match {
  const isLater = ({ created_at }: PayableOrder) => bookedOn >= tokyoDay(created_at);
  const unclear = (orders: readonly PayableOrder[]): Match => ({
    outcome: 'unclear',
    order: null,
    candidates: orders.map(({ number }) => number),
  });
  if (named) {
    if (!isLater(named)) return unclear([named]);
    return { outcome: outcomeOf(named, amount), order: named, candidates: [] };
  }
  const name = nameOf(payer);
  const [only, ...others] = open.filter(({ team }) => name !== '' && nameOf(team) === name);
  // A number of an order that there is not says that it is not this one.
  const isNumbered = /^S20\d\d(0[1-9]|1[0-2])/.test(namedNumber(payer) ?? '');
  if (!only || others.length > 0 || isNumbered || !isLater(only)) return unclear(open);
  return { outcome: 'paid', order: only, candidates: [] };
}

const openStates: readonly OrderState[] = ['unpaid', 'unapproved', 'approved'];

function outcomeOf(order: PayableOrder, amount: number): BankLineOutcome {
  const state = orderStateOf(order);
  if (state === 'paid') return 'already_paid';
  if (!openStates.includes(state)) return 'order_over';
  if (amount === order.total) return 'paid';
  return amount < order.total ? 'partial' : 'over';
}

/**
 * A payer's name for comparison, without the company's form, spaces and signs, which every bank
 * writes otherwise; a long vowel may be written as a hyphen.
 */
function nameOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/株式会社|有限会社|合同会社|カ\)|\(カ\)?|\(カ|ユ\)|\(ユ|ド\)|\(ド/g, '')
    .replaceAll('ー', '-')
    .replaceAll(/[\s.,()・]/g, '');
}
