import { orderStateOf, type OrderState } from '@portal/shared/domain';
import type { BankLineOutcome } from '../../db/tables/orders.ts';
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
 * number, exactly one open order of that amount whose team has the payer's name.
 *
 * @param named the order of the number in the transfer
 * @param open all open transfer orders of that amount
 */
export function matchDeposit(
  { amount, payer }: Deposit,
  named: PayableOrder | undefined,
  open: readonly PayableOrder[],
): Match {
  if (named) return { outcome: outcomeOf(named, amount), order: named, candidates: [] };
  const [only, ...others] = open.filter(({ team }) => nameOf(team) === nameOf(payer));
  if (only && others.length === 0) return { outcome: 'paid', order: only, candidates: [] };
  return { outcome: 'unclear', order: null, candidates: open.map(({ number }) => number) };
}

const openStates: readonly OrderState[] = ['unpaid', 'unapproved', 'approved'];

function outcomeOf(order: PayableOrder, amount: number): BankLineOutcome {
  const state = orderStateOf(order);
  if (state === 'paid') return 'already_paid';
  if (!openStates.includes(state)) return 'order_over';
  if (amount === order.total) return 'paid';
  return amount < order.total ? 'partial' : 'over';
}

/** Without the company's form, spaces and signs, which every bank writes otherwise. */
function nameOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/株式会社|有限会社|合同会社|カ\)|\(カ\)?|\(カ|ユ\)|\(ユ|ド\)|\(ド/g, '')
    .replaceAll(/[\s.,()・ー-]/g, '');
}
