import {
  Button,
  Card,
  FormattedMessage,
  Inline,
  LinkButton,
  Stack,
  TextLink,
  useFormats,
} from '@portal/shared';
import type { PaymentWay, PriceBreakdown } from '@portal/shared/domain';
import { Amounts } from '../../components/amounts/Amounts.tsx';
import { ExplainButton } from '../../components/amounts/ExplainButton.tsx';
import { CardChoice } from '../../components/cards/CardChoice.tsx';
import { CardHint } from '../../components/cards/CardHint.tsx';
import { Choices, ChoiceLabel, SubChoice } from '../../components/cards/choices.styles.ts';
import { Lead, TwoColumns } from '../../components/facts.styles.ts';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import type { OrderTerms } from '../../domain/checkout/OrderTerms.ts';
import { isComplete, type Payment } from '../../domain/checkout/Payment.ts';
import { paths } from '../../paths.ts';
import { messages, wayMessages } from './messages.ts';

interface MethodStepProps {
  readonly cart: CheckoutCart;
  readonly price: PriceBreakdown;
  readonly terms: OrderTerms;
  readonly ways: readonly PaymentWay[];
  readonly payment: Payment | null;
  readonly onChoose: (payment: Payment) => void;
  readonly onNext: () => void;
}

/** The first checkout step: the payment method. Next appears once the choice is complete. */
export function MethodStep(props: MethodStepProps) {
  const { price, terms, ways, payment, onChoose, onNext } = props;
  const { dayInWords } = useFormats();
  const helpOf = (way: PaymentWay) => {
    const { prepay, postpay } = terms;
    switch (way) {
      case 'bank_prepay':
        return (
          <FormattedMessage {...messages.prepayHelp} values={{ day: dayInWords(prepay.dueDate) }} />
        );
      case 'bank_postpay':
        return (
          postpay && (
            <FormattedMessage
              {...messages.postpayHelp}
              values={{ day: dayInWords(postpay.dueDate) }}
            />
          )
        );
      case 'card':
        return <FormattedMessage {...messages.cardHelp} />;
    }
  };
  return (
    <>
      <TwoColumns>
        <Card title={<FormattedMessage {...messages.methodTitle} />}>
          <Stack>
            {ways.length === 1 && ways[0] === 'bank_postpay' && (
              <Lead>
                <FormattedMessage {...messages.agentOnly} />
              </Lead>
            )}
            <Choices>
              <legend>
                <FormattedMessage {...messages.methodTitle} />
              </legend>
              {ways.map((way) => (
                <ChoiceLabel key={way}>
                  <input
                    type="radio"
                    name="payment"
                    value={way}
                    checked={payment?.way === way}
                    onChange={() => {
                      onChoose({ way, cardId: null });
                    }}
                  />
                  <span>
                    <strong>
                      <FormattedMessage {...wayMessages[way]} />
                    </strong>
                    <small>{helpOf(way)}</small>
                  </span>
                </ChoiceLabel>
              ))}
            </Choices>
            {payment?.way === 'card' && (
              <SubChoice>
                <CardChoice
                  cardId={payment.cardId}
                  onChoose={(cardId) => {
                    onChoose({ way: 'card', cardId });
                  }}
                />
              </SubChoice>
            )}
            <p>
              <TextLink href={paths.sampleInvoice} isExternal>
                <FormattedMessage {...messages.sampleInvoice} />
              </TextLink>
            </p>
          </Stack>
        </Card>
        <Card
          title={<FormattedMessage {...messages.summary} />}
          actions={<ExplainButton breakdown={price} />}
        >
          <Amounts price={price} />
        </Card>
      </TwoColumns>
      <Inline $justify="space-between">
        <LinkButton to={paths.store} icon="chevron-left">
          <FormattedMessage {...messages.backToStore} />
        </LinkButton>
        {isComplete(payment) ? (
          <Button kind="primary" onClick={onNext}>
            <FormattedMessage {...messages.next} />
          </Button>
        ) : (
          <Lead>
            {payment === null ? <FormattedMessage {...messages.chooseWay} /> : <CardHint />}
          </Lead>
        )}
      </Inline>
    </>
  );
}
