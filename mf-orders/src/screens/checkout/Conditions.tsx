import {
  Card,
  Fact,
  FormattedMessage,
  Stack,
  TextLink,
  useFormats,
  useSession,
} from '@portal/shared';
import { hasNewLines } from '@portal/shared/domain';
import { ToldFacts } from '../../components/facts.styles.ts';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import type { OrderTerms } from '../../domain/checkout/OrderTerms.ts';
import type { Payment } from '../../domain/checkout/Payment.ts';
import { messages } from './messages.ts';

interface ConditionsProps {
  readonly cart: CheckoutCart;
  readonly payment: Payment;
  readonly terms: OrderTerms;
}

/**
 * The conditions that a final confirmation must state besides quantity, price and payment (Japan,
 * Act on Specified Commercial Transactions, article 12-6): delivery, period of application,
 * withdrawal, and the end of a subscription.
 */
export function Conditions({ cart, payment: { way }, terms }: ConditionsProps) {
  const { dayInWords } = useFormats();
  const links = useSession(({ config }) => config.links);
  const isInJapan = useSession(({ user }) => user?.country_code === 'JP');
  const day = dayInWords(cart.startsOn);
  const hasNew = hasNewLines(cart.cart);
  const hasRenewals = cart.cart.renewals.length > 0;
  const days = terms.deliveryBusinessDays;
  const delivery = {
    bank_prepay: messages.deliveryPrepay,
    bank_postpay: messages.deliveryPostpay,
    card: messages.deliveryCard,
  }[way];
  const withdrawal = {
    bank_prepay: messages.withdrawalPrepay,
    bank_postpay: messages.withdrawalPostpay,
    card: messages.withdrawalCard,
  }[way];
  return (
    <Card title={<FormattedMessage {...messages.conditions} />}>
      <Stack>
        <ToldFacts>
          {hasNew && (
            <Fact name={messages.start}>
              {cart.cart.startsOn === null ? (
                <FormattedMessage {...messages.startOnOrder} values={{ day }} />
              ) : (
                day
              )}
            </Fact>
          )}
          <Fact name={messages.delivery}>
            <FormattedMessage {...delivery} values={{ days }} />
          </Fact>
          <Fact name={messages.application}>
            <FormattedMessage {...messages.applicationText} />
          </Fact>
          <Fact name={messages.withdrawal}>
            <FormattedMessage {...withdrawal} />
          </Fact>
          <Fact name={messages.renewalTerm}>
            {isInJapan ? (
              <>
                {hasNew && <FormattedMessage {...messages.renewalOfNew} />}{' '}
                {hasRenewals && <FormattedMessage {...messages.renewalKept} />}
              </>
            ) : (
              <FormattedMessage {...messages.renewalNone} />
            )}
          </Fact>
          {way !== 'card' && (
            <Fact name={messages.fee}>
              <FormattedMessage {...messages.feeText} />
            </Fact>
          )}
        </ToldFacts>
        {links['terms'] !== undefined && (
          <p>
            <TextLink href={links['terms']} isExternal>
              <FormattedMessage {...messages.termsLink} />
            </TextLink>
          </p>
        )}
      </Stack>
    </Card>
  );
}
