import { SelectField, useIntl } from '@portal/shared';
import { useBuyer } from '../../components/cart/Buyer.tsx';
import { messages } from './messages.ts';

interface CountryChoiceProps {
  readonly onChange: (country: string) => void;
}

/** Selects the invoice country, which determines currency, tax and slips. */
export function CountryChoice({ onChange }: CountryChoiceProps) {
  const { formatMessage } = useIntl();
  const { country } = useBuyer();
  return (
    <SelectField
      isDense
      label={formatMessage(messages.country)}
      value={country}
      options={[
        { value: 'JP', label: formatMessage(messages.japan) },
        { value: 'US', label: formatMessage(messages.elsewhere) },
      ]}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
