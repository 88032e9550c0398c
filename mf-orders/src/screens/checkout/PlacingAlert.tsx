import {
  Alert,
  Button,
  ErrorSentence,
  FormattedMessage,
  Inline,
  isApiError,
  LinkButton,
  RequestId,
  TextLink,
} from '@portal/shared';
import type { PlacingState } from './usePlacing.ts';
import { RefusalSentence } from '../../components/RefusalSentence.tsx';
import { paths } from '../../paths.ts';
import { LeaveQuotation } from './LeaveQuotation.tsx';
import { isStartRefused, StartOnOrder } from './StartOnOrder.tsx';
import { messages } from './messages.ts';

interface PlacingAlertProps {
  readonly placing: PlacingState;
  /** Places another order; omitted in the first step, where nothing can be placed. */
  readonly onPlaceAnother?: () => void;
}

const paymentCodes = ['card_declined', 'card_unknown', 'payment_not_allowed', 'gateway_away'];
const cartCodes = ['not_renewable', 'quotation_expired', 'quotation_differs', 'empty', 'not_found'];

/** Explains why there is no order yet, or describes an earlier order, and what to do. */
export function PlacingAlert({ placing, onPlaceAnother }: PlacingAlertProps) {
  const { error, lost, pending, isPending, isUnsure, isOnlySignedOut } = placing;
  const isFirstStep = onPlaceAnother === undefined;
  if (lost) {
    return (
      <Alert kind="danger" {...(!isFirstStep && { action: <OtherWay /> })}>
        <FormattedMessage
          {...(lost.reason === 'card_refused' ? messages.lostCard : messages.lostOrder)}
          values={{ number: lost.number }}
        />
      </Alert>
    );
  }
  if (isPending) {
    return (
      <Alert>
        <FormattedMessage {...messages.placing} />
      </Alert>
    );
  }
  if (error === null) {
    if (isUnsure) return <Unknown error={error} />;
    if (pending === null) return null;
    return (
      <Alert
        action={
          <LinkButton size="small" to={paths.order(pending.id)}>
            <FormattedMessage {...messages.toOrder} />
          </LinkButton>
        }
      >
        <FormattedMessage {...messages.pending} values={{ number: pending.number }} />
      </Alert>
    );
  }
  // The session dialog says what to do; afterwards nothing is left to report.
  if (isOnlySignedOut) return null;
  if (!isApiError(error) || error.kind !== 'refused') return <Unknown error={error} />;
  const { code } = error;
  if (code === 'price_changed') {
    return (
      <Alert kind="warning">
        <FormattedMessage {...messages.priceChanged} />
      </Alert>
    );
  }
  if (code === 'key_reused') {
    return (
      <Alert
        kind="warning"
        title={<FormattedMessage {...messages.alreadyOrdered} />}
        action={
          <Inline>
            <LinkButton size="small" to={paths.orders}>
              <FormattedMessage {...messages.toOrders} />
            </LinkButton>
            {!isFirstStep && (
              <Button size="small" onClick={onPlaceAnother}>
                <FormattedMessage {...messages.orderAnother} />
              </Button>
            )}
          </Inline>
        }
      >
        <FormattedMessage {...messages.alreadyOrderedNext} />
      </Alert>
    );
  }
  const isPayment = paymentCodes.includes(code);
  return (
    <Alert
      kind="danger"
      title={<FormattedMessage {...messages.notOrdered} />}
      {...(isPayment && !isFirstStep && { action: <OtherWay /> })}
      {...(isStartRefused(error) && {
        action: <StartOnOrder onLeave={placing.forgetRefusal} />,
      })}
      {...(code === 'quotation_used' && {
        action: <LeaveQuotation onLeave={placing.forgetRefusal} />,
      })}
      {...(cartCodes.includes(code) && {
        action: (
          <LinkButton size="small" to={paths.store}>
            <FormattedMessage {...messages.backToStore} />
          </LinkButton>
        ),
      })}
    >
      <RefusalSentence error={error} />
    </Alert>
  );
}

function OtherWay() {
  return (
    <LinkButton size="small" to={paths.payment}>
      <FormattedMessage {...messages.otherWay} />
    </LinkButton>
  );
}

/** Shown after a call without a readable answer: the order may have been placed. */
function Unknown({ error }: { readonly error: unknown }) {
  return (
    <Alert kind="danger" title={<FormattedMessage {...messages.unknown} />}>
      {error !== null && (
        <p>
          <ErrorSentence error={error} /> <RequestId error={error} />
        </p>
      )}
      <p>
        <FormattedMessage {...messages.unknownNext} />
      </p>
      <p>
        <TextLink to={paths.orders}>
          <FormattedMessage {...messages.toOrders} />
        </TextLink>
      </p>
    </Alert>
  );
}
