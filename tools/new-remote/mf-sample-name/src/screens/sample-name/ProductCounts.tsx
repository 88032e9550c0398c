import { FormattedMessage } from '@portal/shared';
import { productNames, type Product } from '@portal/shared/domain';
import { countByProduct } from '../../domain/countByProduct.ts';
import { messages } from './messages.ts';

const products = ['cd', 'pd'] as const;

/** Each product with the number of its licenses. */
export function ProductCounts({ products: held }: { readonly products: readonly Product[] }) {
  const counts = countByProduct(held);
  return (
    <ul>
      {products.map((product) => (
        <li key={product}>
          <FormattedMessage
            {...messages.count}
            values={{ product: productNames[product], count: counts[product] }}
          />
        </li>
      ))}
    </ul>
  );
}
