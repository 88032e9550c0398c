import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { FieldBox, FieldHelp, FieldLabel, LabelLine } from './field.styles.ts';
import { FieldError } from './FieldError.tsx';
import { NeedMark, type Need } from './NeedMark.tsx';

export interface FieldTexts {
  readonly label: ReactNode;
  /** Help with what to enter, under the label. */
  readonly help?: ReactNode;
  /** The error under the field: what is wrong and what to do. */
  readonly error?: ReactNode;
  /**
   * What a word beside the label says of a field that can be left empty. A form whose fields are all
   * required says it once instead (`AllRequired`), and gives its fields `required` alone.
   */
  readonly need?: Need | undefined;
  /** Whether the label is for screen readers only, as for a search box with an icon. */
  readonly isLabelHidden?: boolean;
}

/** Attributes that the control inside a field must have. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  /** Only there for a field whose word says so. */
  readonly required?: true;
}

interface FieldProps extends FieldTexts {
  readonly children: (control: FieldControl) => ReactNode;
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

/** A form field: label, help, control and error, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, help, error, need, isLabelHidden = false, children } = props;
  const id = useId();
  const needId = `${id}need`;
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const hasError = isShown(error);
  // A required field is announced as such by its attribute.
  const isOptional = need === 'optional';
  const describing = [isOptional && needId, isShown(help) && helpId, hasError && errorId];
  const describedBy = describing.filter(Boolean).join(' ');
  return (
    <FieldBox>
      <LabelLine>
        <FieldLabel htmlFor={id}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </FieldLabel>
        {need && <NeedMark id={needId} need={need} />}
      </LabelLine>
      {isShown(help) && <FieldHelp id={helpId}>{help}</FieldHelp>}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError || undefined,
        ...(need === 'required' && { required: true }),
      })}
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
    </FieldBox>
  );
}
