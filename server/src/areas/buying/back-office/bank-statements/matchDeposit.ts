import { orderStateOf, plainCode, tokyoDay, type OrderState } from '@portal/shared/domain';
import type { BankLineOutcome } from '../../../../platform/db/tables/orders.ts';
import { isSamePayer, payerName } from './payerName.ts';
import type { Deposit } from '../statement-files/Statement.ts';

/** The order data for matching a transfer. */
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
  /** Payers of earlier orders of the team that were named by number, such as its name in kana. */
  readonly payers: readonly string[];
}

/** How the order of a transfer was identified. */
export type MatchReason = 'number' | 'name' | 'payer';

export interface Match {
  readonly outcome: BankLineOutcome;
  /** The order that is paid or named by the transfer. */
  readonly order: PayableOrder | null;
  readonly by: MatchReason | null;
  /** For an unclear transfer: orders of the same amount. */
  readonly candidates: readonly string[];
}

/** Order numbers contain the year and the month of their order. */
const ofOrder = /^20\d\d(?:0[1-9]|1[0-2])\d{5}$/u;

/**
 * The distinct order numbers in a payer's text, with blanks and dashes in them or without the
 * letter. Other numbers of eleven digits, such as phone numbers, count only if there is no order
 * number.
 */
export function namedNumbers(payer: string): readonly string[] {
  const text = plainCode(payer).replaceAll('ー', '-');
  const found = [...text.split(/\s/u), text.replaceAll(/\s/gu, '')].flatMap(
    (word) => word.replaceAll('-', '').match(/(?<!\d)\d{11}(?!\d)/gu) ?? [],
  );
  const numbers = found.filter((digits) => ofOrder.test(digits));
  return [...new Set(numbers.length > 0 ? numbers : found)].map((digits) => `S${digits}`);
}

/**
 * Finds the order that a transfer pays, without guessing: the only order number, with the exact
 * amount; or without a number, exactly one open order of that amount whose team has the payer's
 * name. A name known only from earlier transfers counts if no other order of that amount is open.
 * Money received before the order does not pay it.
 *
 * @param named the order with the number in the transfer
 * @param open all open transfer orders of that amount
 */
export function matchDeposit(
  { amount, payer, bookedOn }: Pick<Deposit, 'amount' | 'payer' | 'bookedOn'>,
  named: PayableOrder | undefined,
  open: readonly PayableOrder[],
): Match {
  const isLater = ({ created_at }: PayableOrder) => bookedOn >= tokyoDay(created_at);
  const unclear = (orders: readonly PayableOrder[]): Match => ({
    outcome: 'unclear',
    order: null,
    by: null,
    candidates: orders.map(({ number }) => number),
  });
  const numbers = namedNumbers(payer);
  if (numbers.length > 1) return unclear(named ? [named] : open);
  if (named) {
    if (!isLater(named)) return unclear([named]);
    return { outcome: outcomeOf(named, amount), order: named, by: 'number', candidates: [] };
  }
  const name = payerName(payer);
  const isNamed = (text: string) => isSamePayer(name, payerName(text));
  const [only, ...others] = open.filter(({ team, payers }) => [team, ...payers].some(isNamed));
  // The number of an unknown order means that the transfer is for something else.
  const isNumbered = numbers.some((number) => ofOrder.test(number.slice(1)));
  if (!only || others.length > 0 || isNumbered || !isLater(only)) return unclear(open);
  const by = isNamed(only.team) ? 'name' : 'payer';
  // A payer may pay for several teams.
  if (by === 'payer' && open.length > 1) return unclear(open);
  return { outcome: 'paid', order: only, by, candidates: [] };
}

const openStates: readonly OrderState[] = ['unpaid', 'unapproved', 'approved'];

function outcomeOf(order: PayableOrder, amount: number): BankLineOutcome {
  const state = orderStateOf(order);
  if (state === 'paid') return 'already_paid';
  if (!openStates.includes(state)) return 'order_over';
  if (amount === order.total) return 'paid';
  return amount < order.total ? 'partial' : 'over';
}
