import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { FieldBox, FieldHelp, FieldLabel } from './field.styles.ts';
import { FieldError } from './FieldError.tsx';

export interface FieldTexts {
  readonly label: ReactNode;
  /** Help with what to enter, under the label. */
  readonly help?: ReactNode;
  /** The error under the field: what is wrong and what to do. */
  readonly error?: ReactNode;
  /** Whether the label is for screen readers only, as for a search box with an icon. */
  readonly isLabelHidden?: boolean;
}

/** Attributes that the control inside a field must have. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly children: (control: FieldControl) => ReactNode;
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

/** A form field: label, help, control and error, tied together for assistive technology. */
export function Field({ label, help, error, isLabelHidden = false, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const hasError = isShown(error);
  const describedBy = [isShown(help) && helpId, hasError && errorId].filter(Boolean).join(' ');
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </FieldLabel>
      {isShown(help) && <FieldHelp id={helpId}>{help}</FieldHelp>}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError || undefined,
      })}
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
    </FieldBox>
  );
}
