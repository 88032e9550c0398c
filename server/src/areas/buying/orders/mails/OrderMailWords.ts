import type { Bank } from '@portal/shared/contracts';
import type { OrderMailKind } from './OrderMailKind.ts';

/** The parts of mails about orders, already in the reader's format. */
export interface OrderMailWords {
  readonly team: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly number: string;
  /** What was ordered: licenses of products, or of the EMI check. */
  readonly subject: 'licenses' | 'emi';
  /** Who collects the money: our bank or the payment gateway. */
  readonly collector: 'bank' | 'gateway';
  /** The ordered items, one line each. */
  readonly items: readonly string[];
  /** The sums between the items and the total. */
  readonly sums: MailSums;
  readonly total: string;
  /** The seller's company, when one is configured. Where to write to ends every mail. */
  readonly sender: string | undefined;
  /** The due date; empty when there is none. */
  readonly due: string;
  /** Whether an agent has ordered, who pays after delivery only. */
  readonly isAgent: boolean;
  /** The bank for the transfer, with its SWIFT code where that may be needed; undefined for agents. */
  readonly bank: Bank | undefined;
}

/** Amounts in the order's currency as they are written, by the names that its papers have. */
export interface MailSums {
  readonly subtotal: string;
  readonly discounts: readonly (readonly [name: string, amount: string])[];
  /** Undefined outside Japan, where no consumption tax is charged. */
  readonly tax: { readonly percent: number; readonly amount: string } | undefined;
  /** Undefined where no paper is sent. */
  readonly slips: { readonly count: number; readonly amount: string } | undefined;
}

export interface ItemWords {
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
