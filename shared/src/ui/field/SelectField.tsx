import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { NativeSelect } from './field.styles.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  readonly options: readonly SelectOption[];
  /** 14 px, for filters above a table. */
  readonly isDense?: boolean;
}

/**
 * The platform's own select: a choice of few, in filters and plain forms. Costs no bytes and is
 * at home on a phone. For choices inside dialogs see `Select` of the overlays companion.
 */
export function SelectField({
  label,
  help,
  error,
  isLabelHidden,
  options,
  isDense = false,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <NativeSelect {...select} {...control} $dense={isDense}>
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
