import { SelectField, useIntl } from '@portal/shared';
import { maxQuantity, productNames, setQuantity } from '@portal/shared/domain';
import { useCartStore } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';
import { QuantityPlace } from './NewPurchaseCard.styles.ts';
import type { ShownLine } from './useCartLines.ts';

export const quantityOptions = Array.from({ length: maxQuantity }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});

/** The select field for the quantity of a line. */
export function QuantityChoice({ line }: { readonly line: ShownLine }) {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const { product, months, quantity } = line;
  return (
    <QuantityPlace>
      <SelectField
        isDense
        isLabelHidden
        label={formatMessage(messages.quantityOf, { product: productNames[product], months })}
        value={String(quantity)}
        options={quantityOptions}
        onChange={({ target }) => {
          store.change((cart) => setQuantity(cart, line, Number(target.value)));
        }}
      />
    </QuantityPlace>
  );
}
