import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { Input } from './field.styles.ts';

type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'>;

/** A text field of one line. It takes every property of `input`, `ref` included. */
export function TextField({ label, help, error, need, isLabelHidden, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, help, error, need }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
