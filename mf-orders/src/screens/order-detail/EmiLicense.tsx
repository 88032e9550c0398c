import { Card, FormattedMessage, Stack, TextLink, useIsInMenu } from '@portal/shared';
import type { Order } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** When the license of the EMI check is issued; none of an order that is over. */
function stateOf({ state, deliveredAt, refundedAt }: Order) {
  if (deliveredAt !== null) return refundedAt === null ? messages.emiIssued : null;
  if (state === 'unpaid') return messages.emiAfterPayment;
  return state === 'unapproved' ? messages.emiAfterApproval : null;
}

/** Where the license of an order of the EMI check is, once it is issued. */
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
