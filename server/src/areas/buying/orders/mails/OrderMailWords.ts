import type { Pair } from '@portal/paper/BusinessPaper.ts';
import type { Bank } from '@portal/shared/contracts';
import type { OrderEventTable } from '../../../../platform/db/tables/orders.ts';

/** An order event that may cause a mail to the buyer. */
export type OrderEventKind = OrderEventTable['kind'];

/** The kind of a mail about an order; for some events it depends on the payment method. */
export type OrderMailKind =
  | OrderEventKind
  | 'transfer'
  | 'credit'
  | 'card'
  | 'auto_renewal'
  | 'returned'
  | 'none';

/** The parts of mails about orders, formatted for the reader. */
export interface OrderMailWords {
  readonly team: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly number: string;
  /** What was ordered: product licenses, or the EMI check. */
  readonly subject: 'licenses' | 'emi';
  /** Who collects the money: our bank or the payment gateway. */
  readonly collector: 'bank' | 'gateway';
  /** The ordered items, one line each. */
  readonly items: readonly string[];
  /** The sums between the items and the total, named as on the papers of the order. */
  readonly sums: readonly Pair[];
  readonly total: string;
  /** False outside Japan, where there is no consumption tax. */
  readonly isTaxed: boolean;
  /** The seller's company, if configured. The contact ends every mail. */
  readonly sender: string | undefined;
  /** The due date; empty for none. */
  readonly due: string;
  /** Whether the buyer is an agent, who pays after delivery only. */
  readonly isAgent: boolean;
  /** The bank for the transfer, with its SWIFT code if needed; undefined for agents. */
  readonly bank: Bank | undefined;
}

interface ItemWords {
  readonly name: string;
  readonly period: string;
  readonly quantity: number;
  /** The sum of the items before discounts and tax. */
  readonly subtotal: string;
}

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}
export type Write = (words: OrderMailWords) => Letter;

export interface OrderMailTexts {
  readonly facts: (words: OrderMailWords) => string;
  readonly item: (item: ItemWords) => string;
  readonly link: string;
  readonly closing: (words: OrderMailWords) => string;
  readonly letters: Readonly<Partial<Record<OrderMailKind, Write>>>;
}
