import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { Input } from './field.styles.ts';
import { settleText, type readings } from './readings.ts';

interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> {
  /**
   * What is typed is read accordingly, and shown as it was read when the field is left. Remotes of
   * before the contract 1.16.0 do not say.
   */
  readonly holds?: keyof typeof readings;
}

/** A text field of one line. It takes every property of `input`, `ref` included. */
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
