import {
  Button,
  FormattedMessage,
  SelectField,
  Stack,
  StepperField,
  commonMessages,
  showSnackbar,
  theme,
  useFormats,
  useIntl,
} from '@portal/shared';
import {
  addToCart,
  maxMonths,
  maxQuantity,
  newLine,
  priceLine,
  type Product,
  productNames,
  productOf,
  products,
  toMajor,
} from '@portal/shared/domain';
import { Dialog } from '@portal/shared/overlays';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { usePriceList } from '../../api/usePriceList.ts';
import { useCartStore } from '../cart/CartProvider.tsx';
import { useBuyer, useToday } from '../cart/Buyer.tsx';
import { messages } from './messages.ts';

/** Keeps its height while empty, so that the dialog does not grow. */
const PriceOfChoice = styled.p`
  min-height: 1.7em;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  font-variant-numeric: tabular-nums;
`;

const productOptions = products.map((value) => ({ value, label: productNames[value] }));
/** Display time of the limit snackbar in milliseconds, longer than the default. */
const limitStayMs = 15_000;

/** Adds licenses to the cart: product, contract period and quantity. */
export function AddToCartDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const formId = useId();
  const [product, setProduct] = useState<Product>('cd');
  const [months, setMonths] = useState(0);
  const [quantity, setQuantity] = useState(1);
  const [isPeriodMissing, setIsPeriodMissing] = useState(false);
  const [isOverLimit, setIsOverLimit] = useState(false);

  const handleAdd = () => {
    if (months === 0) {
      setIsPeriodMissing(true);
      return;
    }
    if (!store.change((cart) => addToCart(cart, { product, months }, quantity))) {
      setIsOverLimit(true);
      showSnackbar(formatMessage(messages.limit), 'failure', { stayMs: limitStayMs });
      return;
    }
    onClose();
  };

  const periodOptions = Array.from({ length: maxMonths + 1 }, (_, count) => ({
    value: String(count),
    label: formatMessage(count === 0 ? messages.choose : messages.months, { count }),
    isDisabled: count === 0,
  }));

  return (
    <Dialog
      title={<FormattedMessage {...messages.add} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button kind="primary" type="submit" form={formId}>
            <FormattedMessage {...messages.add} />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleAdd();
        }}
      >
        <Stack>
          <SelectField
            label={<FormattedMessage {...messages.product} />}
            value={product}
            options={productOptions}
            onChange={({ target }) => {
              setProduct(productOf(target.value));
              setIsOverLimit(false);
            }}
          />
          <SelectField
            label={<FormattedMessage {...messages.contractPeriod} />}
            value={String(months)}
            required
            options={periodOptions}
            error={isPeriodMissing && <FormattedMessage {...messages.choosePeriod} />}
            onChange={({ target }) => {
              setMonths(Number(target.value));
              setIsPeriodMissing(false);
              setIsOverLimit(false);
            }}
          />
          <StepperField
            label={formatMessage(messages.quantity)}
            value={quantity}
            min={1}
            max={maxQuantity}
            error={isOverLimit && <FormattedMessage {...messages.limit} />}
            onChange={(chosen) => {
              setQuantity(chosen);
              setIsOverLimit(false);
            }}
          />
          <PriceOfChoice role="status">
            {months > 0 && <ChoicePrice product={product} months={months} quantity={quantity} />}
          </PriceOfChoice>
        </Stack>
      </form>
    </Dialog>
  );
}

interface ChoicePriceProps {
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
}

function ChoicePrice(choice: ChoicePriceProps) {
  const { money } = useFormats();
  const { country } = useBuyer();
  const list = usePriceList(country, useToday());
  const { subtotal } = priceLine(newLine(choice), list);
  const price = money(toMajor(subtotal, list.currency), list.currency);
  return <FormattedMessage {...messages.priceOfChoice} values={{ price }} />;
}
