import { FormattedMessage, Inline, LinkButton, useIsInMenu } from '@portal/shared';
import { hasEmiLicense } from '../../domain/orders/hasEmiLicense.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Links after a card attempt: to the order and to what it paid for. */
export function LaterLinks({ order }: { readonly order: Order }) {
  const { id, state } = order;
  const isEmi = hasEmiLicense(order);
  const licensesPath = isEmi ? paths.emiCheck : paths.licenses;
  const hasLicenses = useIsInMenu(licensesPath);
  const isPaid = state === 'paid';
  return (
    <Inline>
      <LinkButton kind="primary" to={paths.order(id)}>
        <FormattedMessage {...(isPaid ? messages.toOrder : messages.backToOrder)} />
      </LinkButton>
      <LinkButton to={paths.orders}>
        <FormattedMessage {...messages.toOrders} />
      </LinkButton>
      {isPaid && hasLicenses && (
        <LinkButton to={licensesPath}>
          <FormattedMessage {...(isEmi ? messages.toEmiCheck : messages.toLicenses)} />
        </LinkButton>
      )}
    </Inline>
  );
}
