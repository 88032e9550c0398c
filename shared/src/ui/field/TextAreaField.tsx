import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { TextArea } from './field.styles.ts';
import { settleText } from './readings.ts';

type TextAreaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children'>;

/** A text field of several lines. It accepts all properties of `textarea`, including `ref`. */
export function TextAreaField({
  label,
  help,
  error,
  need,
  isLabelHidden,
  onBlur,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, help, error, need }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <TextArea
          rows={4}
          {...area}
          {...control}
          onBlur={(event) => {
            settleText(event.currentTarget);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
