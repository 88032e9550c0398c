import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { Input } from './field.styles.ts';
import { settleText, type readings } from './readings.ts';

interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> {
  /**
   * How typed text is normalized, which shows when the field is left. Remotes before contract
   * 1.16.0 do not set it.
   */
  readonly holds?: keyof typeof readings;
}

/** A text field of one line. It accepts all properties of `input`, including `ref`. */
export function TextField({
  label,
  help,
  error,
  need,
  isLabelHidden,
  holds,
  onBlur,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, help, error, need }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <Input
          {...input}
          {...control}
          onBlur={(event) => {
            if (holds ?? input.type !== 'password') settleText(event.currentTarget, holds);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
