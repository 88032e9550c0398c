import { useIntl } from 'react-intl';
import { SelectField } from '../field/SelectField.tsx';
import { messages } from './messages.ts';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** `null`: all. */
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** A filter of a list: all, or one of a few values. Goes into `ListFilters`. */
export function FilterSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      isDense
      label={label}
      options={[{ value: '', label: formatMessage(messages.all) }, ...options]}
      value={value ?? ''}
      onChange={({ target }) => {
        onChange(options.find((option) => option.value === target.value)?.value ?? null);
      }}
    />
  );
}
