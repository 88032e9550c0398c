import { Alert, Button, FormattedMessage, Inline, useFormats } from '@portal/shared';
import type { PreviousCart } from '@portal/shared/domain';
import { useCart, useCartStore } from '../cart/CartProvider.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';

/** Notices about cart changes since the person last saw it. */
export function CartNotices() {
  const isDamaged = useCart((state) => state.isDamaged);
  const isKept = useCart((state) => state.isKept);
  const isStartMoved = useCart((state) => state.isStartMoved);
  const { startsOn } = usePricing();
  const { dayInWords } = useFormats();
  const isFromEstimate = useCart((state) => state.isFromEstimate);
  const isQuoted = useCart(({ cart }) => cart.quotationId !== null);
  return (
    <>
      <PreviousCartOffer />
      {isDamaged && (
        <Alert kind="warning">
          <FormattedMessage {...messages.damaged} />
        </Alert>
      )}
      {!isKept && (
        <Alert>
          <FormattedMessage {...messages.notKept} />
        </Alert>
      )}
      {isStartMoved && (
        <Alert kind="warning">
          <FormattedMessage {...messages.startMoved} values={{ day: dayInWords(startsOn) }} />
        </Alert>
      )}
      {isFromEstimate && (
        <Alert>
          <FormattedMessage {...messages.fromEstimate} />
        </Alert>
      )}
      {isQuoted && (
        <Alert>
          <FormattedMessage {...messages.quoted} />
        </Alert>
      )}
    </>
  );
}

function wordsOf({ place, isReplaced }: PreviousCart) {
  if (isReplaced) return 'previousReplaced';
  return place === 'estimate' ? 'previousEstimate' : 'previous';
}

function PreviousCartOffer() {
  const store = useCartStore();
  const previous = useCart((state) => state.previous);
  const { instantInWords } = useFormats();
  if (previous === null) return null;
  const { changedAt } = previous;
  const message = messages[wordsOf(previous)];
  const time = instantInWords(new Date(changedAt).toISOString());
  return (
    <Alert
      action={
        <Inline>
          <Button size="small" kind="quiet" onClick={store.dropPrevious}>
            <FormattedMessage {...messages.dropPrevious} />
          </Button>
          <Button size="small" onClick={store.takePrevious}>
            <FormattedMessage {...messages.takePrevious} />
          </Button>
        </Inline>
      }
    >
      <FormattedMessage {...message} values={{ time }} />
    </Alert>
  );
}
