import {
  collectorOf,
  paymentWayOf,
  toCalendarDay,
  toMajor,
  type PaymentWay,
} from '@portal/shared/domain';
import type { Config } from '../../../../platform/config/Config.ts';
import { greeting } from '../../../../platform/mail/greeting.ts';
import { mailKinds, type Mail } from '../../../../platform/mail/Mailer.ts';
import { documentFormats } from '@portal/paper/documentFormats.ts';
import { sumLines } from '@portal/paper/paperSums.ts';
import { swiftFor } from '../../seller/bankSettings.ts';
import { itemName } from '../orderTexts.ts';
import type { OrderMailKind, OrderEventKind, OrderMailWords } from './OrderMailWords.ts';
import type { MailFacts } from './orderMails.queries.ts';
import { orderMailTexts } from './orderMailTexts.ts';

type MailConfig = Pick<Config, 'managerUrl' | 'bank' | 'vendor'>;

/** Writes the mail to an order's buyer about an event; undefined if none is sent. */
export function orderMail(
  facts: MailFacts,
  kind: OrderEventKind,
  config: MailConfig,
): Mail | undefined {
  const { locale, email } = facts;
  const texts = orderMailTexts[locale];
  const write = texts.letters[mailKindOf(facts, kind)];
  if (!write) return undefined;
  const words = wordsOf(facts, config);
  const { subject, paragraphs } = write(words);
  return {
    kind: mailKinds.order,
    to: email,
    locale,
    subject,
    before: [greeting(locale, words), ...paragraphs, texts.facts(words)],
    link: { text: texts.link, href: `${config.managerUrl}/order/${facts.id}` },
    after: [texts.closing(words)],
  };
}

/** The kind of mail for an event; for a new order it depends on the payment method. */
function mailKindOf(facts: MailFacts, kind: OrderEventKind): OrderMailKind {
  const { origin, refunded_at } = facts;
  if (kind === 'refunded' && refunded_at === null) return 'returned';
  if (kind !== 'ordered') return kind;
  if (origin === 'auto_renewal') return 'auto_renewal';
  return orderedMail[paymentWayOf(facts)];
}

const orderedMail: Readonly<Record<PaymentWay, OrderMailKind>> = {
  bank_prepay: 'transfer',
  bank_postpay: 'credit',
  // A card order gets the mail about its payment at once, or its card was refused.
  card: 'none',
};

function wordsOf(facts: MailFacts, config: MailConfig): OrderMailWords {
  const { bank, vendor } = config;
  const { locale, currency, breakdown, duedate, agent } = facts;
  const { money, day, period } = documentFormats(locale, currency);
  return {
    team: facts.team_name,
    lastName: facts.last_name,
    firstName: facts.first_name,
    number: facts.number,
    subject: facts.items.some(({ kind }) => kind === 'emi') ? 'emi' : 'licenses',
    collector: collectorOf(facts),
    items: facts.items.map((item) =>
      orderMailTexts[locale].item({
        name: itemName(item, locale),
        period: period(toCalendarDay(item.start_at), toCalendarDay(item.end_at)),
        quantity: item.quantity,
        subtotal: money(toMajor(item.subtotal, currency)),
      }),
    ),
    sums: sumLines(breakdown, locale),
    total: money(breakdown.total),
    isTaxed: breakdown.tax.percent > 0,
    sender: vendor && (locale === 'ja' ? vendor.name_ja : vendor.name_en),
    due: duedate === null ? '' : day(toCalendarDay(duedate)),
    isAgent: agent,
    bank: agent || !bank ? undefined : { ...bank, swift: swiftFor(bank, facts) },
  };
}
