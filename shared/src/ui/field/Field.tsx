import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { FieldBox, FieldHelp, FieldLabel } from './field.styles.ts';
import { FieldError } from './FieldError.tsx';

export interface FieldTexts {
  readonly label: ReactNode;
  /** What to enter, under the label. */
  readonly help?: ReactNode;
  /** What is wrong and what to do, under the field. */
  readonly error?: ReactNode;
  /** Keeps the label for screen readers only: a search box whose icon says what it is. */
  readonly isLabelHidden?: boolean;
}

/** What the control inside a field must carry. */
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

/** Label above, help under it, the control, its error under it; tied together for everyone. */
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
