import { Card, FormattedMessage, Stack, TextLink, useIsInMenu } from '@portal/shared';
import type { Order } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** When the EMI check license is issued; null for a failed or cancelled order. */
function stateOf({ state, deliveredAt, refundedAt }: Order) {
  if (deliveredAt !== null) return refundedAt === null ? messages.emiIssued : null;
  if (state === 'unpaid') return messages.emiAfterPayment;
  return state === 'unapproved' ? messages.emiAfterApproval : null;
}

/** Links to the EMI check license of an order, once issued. */
export function EmiLicense({ order }: { readonly order: Order }) {
  const hasScreen = useIsInMenu(paths.emiCheck);
  const state = stateOf(order);
  return (
    <Card title={<FormattedMessage {...messages.emiCheck} />}>
      <Stack $gap={2}>
        {state && (
          <p>
            <FormattedMessage {...state} />
          </p>
        )}
        {hasScreen && (
          <p>
            <TextLink to={paths.emiCheck}>
              <FormattedMessage {...messages.toEmiCheck} />
            </TextLink>
          </p>
        )}
      </Stack>
    </Card>
  );
}
