import type { Card, OrderTerms as TermsAnswer } from '@portal/shared/contracts';
import { findPaymentWay, paymentWays, toCalendarDay, tokyoDay } from '@portal/shared/domain';
import type { OrderTerms } from '../../domain/checkout/OrderTerms.ts';
import type { PaymentCard } from '../../domain/checkout/PaymentCard.ts';
import { presentBank } from './bank.presenter.ts';

/** Converts the terms of an order: payment methods and the facts of the final confirmation. */
export function presentTerms(answer: TermsAnswer): OrderTerms {
  const allowed = answer.methods.map(([payment_method, payment_type]) =>
    findPaymentWay({ payment_method, payment_type }),
  );
  return {
    today: tokyoDay(new Date(answer.as_of)),
    ways: paymentWays.filter((way) => allowed.includes(way)),
    bank: answer.bank && presentBank(answer.bank),
    prepay: presentDays(answer.prepay),
    postpay: answer.postpay && presentDays(answer.postpay),
    deliveryBusinessDays: answer.delivery_business_days,
  };
}

export function presentCards(cards: readonly Card[]): readonly PaymentCard[] {
  return cards.map((card) => ({
    id: card.customer_card_id,
    maskedNumber: card.card_number,
    holder: card.cardholder_name,
    brand: card.brand,
    expiry: card.expiry,
    isExpired: card.expired === 1,
    isDefault: card.is_default === 1,
    isLastUsed: card.last_used === 1,
    ownerName: card.owner_name ?? null,
  }));
}

function presentDays({ billdate, duedate }: TermsAnswer['prepay']): OrderTerms['prepay'] {
  return { billDate: toCalendarDay(billdate), dueDate: toCalendarDay(duedate) };
}
