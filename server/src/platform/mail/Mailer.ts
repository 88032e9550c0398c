import type { Locale } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** What mails are about. The operator's list of mails names it. */
export const mailKinds = {
  /** To whoever registers, about their new account. */
  registration: 'registration',
  /** To people, about the team that they are invited to, made owner of or removed from. */
  team: 'team',
  /** To the person of an account, about how it is signed in to. */
  security: 'security',
  /** To an order's buyer, about what happened to the order. */
  order: 'order',
  /** To whoever asked for an analysis of a board: that it has ended. */
  emi: 'emi',
  /** To people as they choose, about what ends, is unpaid or was finished. */
  notices: 'notices',
  /** To a team's owner who subscribed: last month's usage. */
  usageReport: 'usage_report',
} as const;
export type MailKind = (typeof mailKinds)[keyof typeof mailKinds];

/** What a mail says; its plain and its HTML part are both made from it. */
export interface Letter {
  readonly subject: string;
  /** Paragraphs before and after the link. */
  readonly before: readonly string[];
  /** What the mail tells of, each with where something can be done about it; after `before`. */
  readonly items?: readonly MailLink[];
  readonly pictures?: readonly MailPicture[];
  readonly link?: MailLink;
  readonly after: readonly string[];
  /** Where the reader ends a subscription; last. */
  readonly unsubscribe?: MailLink;
}

export interface MailLink {
  readonly text: string;
  readonly href: string;
}

/** A picture inside the HTML part; programs that show none read what it says. */
export interface MailPicture {
  /** Letters, digits and `-`, unique within the mail. */
  readonly name: string;
  /** What it shows, in words. */
  readonly alt: string;
  readonly png: Buffer;
  /** Width in the mail, in CSS pixels. */
  readonly width: number;
}

/** A letter and who gets it. */
export interface Mail extends Letter {
  readonly kind: MailKind;
  readonly to: string;
  /** Language of the mail, and so of its sender's name. */
  readonly locale: Locale;
}

/** Outgoing mail. */
export interface Mailer {
  /** Writes the mail into the outbox in the caller's transaction; a job sends it afterwards. */
  send(trx: Kysely<Database>, mail: Mail): Promise<void>;
}
