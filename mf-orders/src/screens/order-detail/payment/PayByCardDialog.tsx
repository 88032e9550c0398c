import {
  Alert,
  Button,
  Fact,
  Facts,
  FormattedMessage,
  Stack,
  bringIntoView,
  commonMessages,
  isApiError,
  theme,
  useFormats,
} from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { CardChoice } from '../../../components/cards/CardChoice.tsx';
import { CardHint } from '../../../components/cards/CardHint.tsx';
import { Lead } from '../../../components/facts.styles.ts';
import { isCardPending } from '../../../domain/orders/orderOutcome.ts';
import type { Order } from '../../../domain/orders/Order.ts';
import { messages } from './messages.ts';
import { PayFailure } from './PayFailure.tsx';
import type { CardPaying } from './usePayByCard.ts';

/** A full-width hint above the buttons of a dialog. */
const ButtonHint = styled.p`
  flex: 1 0 100%;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

interface PayByCardDialogProps {
  readonly order: Order;
  readonly paying: CardPaying;
  readonly onClose: () => void;
}

/** Selects the card that pays an order. */
export function PayByCardDialog({ order, paying, onClose }: PayByCardDialogProps) {
  const { money } = useFormats();
  const hintId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const { pay, isPending, error } = paying;
  const { number, total, currency } = order;
  // A card deleted meanwhile is no longer in the list.
  const cardId = isApiError(error) && error.code === 'card_unknown' ? null : chosen;
  const amount = money(total, currency);
  const handlePay = () => {
    if (cardId !== null) pay(cardId);
  };
  return (
    <Dialog
      size="large"
      isDismissable={!isPending}
      title={<FormattedMessage {...messages.title} values={{ number }} />}
      onClose={onClose}
      actions={
        <>
          {cardId === null && (
            <ButtonHint id={hintId}>
              <CardHint />
            </ButtonHint>
          )}
          <Button onClick={onClose} disabled={isPending}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button
            kind="primary"
            isBusy={isPending}
            disabled={cardId === null}
            aria-describedby={cardId === null ? hintId : undefined}
            onClick={handlePay}
          >
            <FormattedMessage {...messages.execute} values={{ total: amount }} />
          </Button>
        </>
      }
    >
      <Stack>
        <Facts>
          <Fact name={messages.amount}>{amount}</Fact>
        </Facts>
        <Lead>
          <FormattedMessage {...messages.lead} />
        </Lead>
        {isCardPending(order) && !isPending && (
          <Alert kind="warning">
            <FormattedMessage {...messages.underWay} />
          </Alert>
        )}
        <CardChoice
          cardId={cardId}
          onChoose={(id) => {
            paying.forgetFailure();
            setChosen(id);
          }}
        />
        {error !== null && (
          <div ref={bringIntoView}>
            <PayFailure order={order} error={error} />
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
