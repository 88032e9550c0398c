import { Button, FormattedMessage, lazyPart, useIntl } from '@portal/shared';
import { type Product, productNames, products } from '@portal/shared/domain';
import { useId, useRef, useState } from 'react';
import { useBuyer } from '../cart/Buyer.tsx';
import { AdditionFields } from '../new-purchase/AdditionFields.tsx';
import { messages as newMessages } from '../new-purchase/messages.ts';
import { useAddition } from '../new-purchase/useAddition.ts';
import { AdditionForm, Cards, Fields, Goods, Head, ProductCard, Team } from './goods.styles.ts';
import { messages } from './messages.ts';
import { ProductGlyph } from './ProductGlyph.tsx';
import { ProductPrices } from './ProductPrices.tsx';
import { TeamSeats } from './TeamSeats.tsx';
import { VolumeTiers } from './VolumeTiers.tsx';

const AddToCartDialog = lazyPart(
  async () => (await import('../new-purchase/AddToCartDialog.tsx')).AddToCartDialog,
);

/** The products, each with its prices and the fields that add it to the cart. */
export function ProductCards() {
  const [adding, setAdding] = useState<Product | null>(null);
  return (
    <Goods>
      <Cards>
        {products.map((product) => (
          <OneProduct key={product} product={product} onOpen={setAdding} />
        ))}
      </Cards>
      {adding !== null && (
        <AddToCartDialog
          product={adding}
          onClose={() => {
            setAdding(null);
          }}
        />
      )}
    </Goods>
  );
}

interface OneProductProps {
  readonly product: Product;
  /** Opens the dialog, where the card has no room for the fields. */
  readonly onOpen: (product: Product) => void;
}

function OneProduct({ product, onOpen }: OneProductProps) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const { isMember } = useBuyer();
  const addition = useAddition(product);
  const fields = useRef<HTMLDivElement>(null);
  const hasRoom = () => !fields.current || getComputedStyle(fields.current).display !== 'none';
  const preload = () => {
    if (!hasRoom()) AddToCartDialog.preload();
  };
  return (
    <ProductCard aria-labelledby={headingId}>
      <Head>
        <ProductGlyph product={product} />
        <div>
          <h3 id={headingId}>{productNames[product]}</h3>
          <p>
            <FormattedMessage {...messages[product]} />
          </p>
          {isMember && (
            <Team>
              <TeamSeats product={product} />
            </Team>
          )}
        </div>
      </Head>
      <ProductPrices product={product} />
      <AdditionForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasRoom()) addition.add();
          else onOpen(product);
        }}
      >
        <Fields ref={fields}>
          <AdditionFields product={product} addition={addition} />
        </Fields>
        <Button
          type="submit"
          icon="shopping-cart"
          aria-label={formatMessage(messages.addNamed, { product: productNames[product] })}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <FormattedMessage {...newMessages.add} />
        </Button>
      </AdditionForm>
      <VolumeTiers product={product} />
    </ProductCard>
  );
}
