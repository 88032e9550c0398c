import { Button, FormattedMessage, SelectField, Stack, commonMessages } from '@portal/shared';
import { type Product, productNames, productOf, products } from '@portal/shared/domain';
import { Dialog } from '@portal/shared/overlays';
import { useId, useState } from 'react';
import { AdditionFields } from './AdditionFields.tsx';
import { messages } from './messages.ts';
import { useAddition } from './useAddition.ts';

const productOptions = products.map((value) => ({ value, label: productNames[value] }));

interface AddToCartDialogProps {
  /** The product chosen at first. */
  readonly product: Product;
  readonly onClose: () => void;
}

/** Adds licenses to the cart where a product’s card has no room for the fields. */
export function AddToCartDialog({ product: first, onClose }: AddToCartDialogProps) {
  const formId = useId();
  const [product, setProduct] = useState(first);
  const addition = useAddition(product);
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
          if (addition.add()) onClose();
        }}
      >
        <Stack>
          <SelectField
            label={<FormattedMessage {...messages.product} />}
            value={product}
            options={productOptions}
            onChange={({ target }) => {
              setProduct(productOf(target.value));
              addition.change({});
            }}
          />
          <AdditionFields product={product} addition={addition} />
        </Stack>
      </form>
    </Dialog>
  );
}
