import type { Locale } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** Kinds of mail, shown in the operator's list. */
export const mailKinds = {
  /** To a person registering: about their account. */
  registration: 'registration',
  /** To people: about a team they are invited to, made owner of or removed from. */
  team: 'team',
  /** To an account's person: about sign-in. */
  security: 'security',
  /** To an order's buyer: about the order. */
  order: 'order',
  /** To the person who requested a board analysis: it has ended. */
  emi: 'emi',
  /** To people as they choose: what expires, is unpaid or was finished. */
  notices: 'notices',
  /** To a team's owner who subscribed: last month's usage. */
  usageReport: 'usage_report',
} as const;
export type MailKind = (typeof mailKinds)[keyof typeof mailKinds];

/** Content of a mail, rendered as plain text and HTML. */
export interface Letter {
  readonly subject: string;
  /** Paragraphs before and after the link. */
  readonly before: readonly string[];
  /** Items after `before`, each with a link to act on it. */
  readonly items?: readonly MailLink[];
  readonly pictures?: readonly MailPicture[];
  readonly link?: MailLink;
  readonly after: readonly string[];
  /** Unsubscribe link; last. */
  readonly unsubscribe?: MailLink;
}

export interface MailLink {
  readonly text: string;
  readonly href: string;
}

/** An inline picture; `alt` replaces it in plain text. */
export interface MailPicture {
  /** Letters, digits and `-`, unique within the mail. */
  readonly name: string;
  /** Text alternative. */
  readonly alt: string;
  readonly png: Buffer;
  /** Width in the mail, in CSS pixels. */
  readonly width: number;
}

/** A letter with its recipient. */
export interface Mail extends Letter {
  readonly kind: MailKind;
  readonly to: string;
  /** Language of the mail and of the sender's name. */
  readonly locale: Locale;
}

/** Outgoing mail. */
export interface Mailer {
  /** Writes the mail to the outbox in the caller's transaction; a job sends it afterwards. */
  send(trx: Kysely<Database>, mail: Mail): Promise<void>;
}
