import { MenuButton, useIntl, type MenuItem } from '@portal/shared';
import { mayAct } from '@portal/shared/domain';
import type { OrderSummary } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface OrderActionsProps {
  readonly order: OrderSummary;
  readonly onCancel: (order: OrderSummary) => void;
}

export function OrderActions({ order, onCancel }: OrderActionsProps) {
  const { formatMessage } = useIntl();
  const items: readonly (MenuItem | false)[] = [
    {
      id: 'details',
      label: formatMessage(messages.details),
      icon: 'search',
      to: paths.order(order.id),
    },
    mayAct('cancel', 'customer', order.state) && {
      id: 'cancel',
      label: formatMessage(messages.cancel),
      icon: 'ban',
      tone: 'danger',
      onAction: () => {
        onCancel(order);
      },
    },
  ];
  return (
    <MenuButton
      isIconOnly
      label={formatMessage(messages.actionsOf, { number: order.number })}
      items={items.filter((item) => item !== false)}
    />
  );
}
