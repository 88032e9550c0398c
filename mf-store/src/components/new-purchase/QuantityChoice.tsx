import { StepperField, useIntl } from '@portal/shared';
import { maxQuantity, productNames, setQuantity } from '@portal/shared/domain';
import { useCartStore } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';
import type { ShownLine } from './useCartLines.ts';

/** The field for the quantity of a line. */
export function QuantityChoice({ line }: { readonly line: ShownLine }) {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const { product, months, quantity } = line;
  return (
    <StepperField
      isDense
      isLabelHidden
      label={formatMessage(messages.quantityOf, { product: productNames[product], months })}
      value={quantity}
      min={1}
      max={maxQuantity}
      onChange={(chosen) => {
        store.change((cart) => setQuantity(cart, line, chosen));
      }}
    />
  );
}
