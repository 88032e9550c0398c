import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { NativeSelect } from './field.styles.ts';
import { useChosenValue } from './useTypedText.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Language of the label, if it is not the page's. */
  readonly lang?: string;
}

interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  readonly options: readonly SelectOption[];
  /** Whether the text has 14 px, for filters above a table. */
  readonly isDense?: boolean;
}

/** Ignored, since the change event calls `onChange`. */
const passOver = () => undefined;

/**
 * The browser's select element, for filters and plain forms with few choices. It adds no code and
 * works well on phones. In dialogs use `Select` of the overlays companion. A choice shows at once,
 * before `value` changes.
 */
export function SelectField({
  label,
  help,
  error,
  need,
  isLabelHidden,
  options,
  isDense = false,
  value: given,
  onChange,
  ...select
}: SelectFieldProps) {
  const [chosen, choose] = useChosenValue(String(given ?? ''), passOver);
  return (
    <Field {...{ label, help, error, need }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <NativeSelect
          {...select}
          {...control}
          {...(given !== undefined && { value: chosen })}
          $dense={isDense}
          onChange={(event) => {
            choose(event.target.value);
            onChange?.(event);
          }}
        >
          {options.map(({ value, label: text, isDisabled, lang }) => (
            <option key={value} value={value} disabled={isDisabled} lang={lang}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
