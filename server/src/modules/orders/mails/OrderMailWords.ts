import type { Bank } from '@portal/shared/contracts';
import type { MailKind } from './MailKind.ts';

/** What mails about orders are made of, already in the reader's format. */
export interface OrderMailWords {
  readonly team: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly number: string;
  /** What was ordered, a line each. */
  readonly items: readonly string[];
  /** What lies between the items and the total; what is not charged is left out. */
  readonly sums: MailSums;
  readonly total: string;
  /** Company and contact that close the mail, a line each; empty when no seller is configured. */
  readonly sender: readonly string[];
  /** Empty when there is no due date. */
  readonly due: string;
  /** Undefined for agents. */
  readonly bank: Bank | undefined;
}

/** Amounts in the order's currency as they are written; undefined where there is none. */
export interface MailSums {
  readonly discount: string | undefined;
  readonly slips: string | undefined;
  /** Undefined outside Japan, where no consumption tax is charged. */
  readonly tax: string | undefined;
}

export interface ItemWords {
  readonly name: string;
  readonly period: string;
  readonly quantity: number;
  /** Before discounts and tax. */
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
  readonly letters: Readonly<Partial<Record<MailKind, Write>>>;
}
