import { SelectField, useIntl } from '@portal/shared';
import { isProduct, productNames, products, type Product } from '@portal/shared/domain';
import { messages } from './messages.ts';

interface ProductFieldProps {
  readonly product: Product | null;
  /** Whether both products can be shown together. */
  readonly hasBoth?: boolean;
  readonly onChange: (product: Product | null) => void;
}

/** Selects one product, or both where a tab supports it. */
export function ProductField({ product, hasBoth = false, onChange }: ProductFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      label={formatMessage(messages.product)}
      value={product ?? ''}
      options={[
        ...(hasBoth ? [{ value: '', label: formatMessage(messages.bothProducts) }] : []),
        ...products.map((value) => ({ value, label: productNames[value] })),
      ]}
      onChange={({ target }) => {
        onChange(isProduct(target.value) ? target.value : null);
      }}
    />
  );
}
