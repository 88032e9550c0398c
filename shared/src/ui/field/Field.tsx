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
   * The word beside the label that says whether the field is required. If all fields of a form are
   * required, the form says so once (`AllRequired`), and its fields have `required` only.
   */
  readonly need?: Need | undefined;
  /** Whether the label is for screen readers only, as for a search box with an icon. */
  readonly isLabelHidden?: boolean;
}

/** Attributes for the control of the field. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  /** Set only if the word says so. */
  readonly required?: true;
}

interface FieldProps extends FieldTexts {
  readonly children: (control: FieldControl) => ReactNode;
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

/** A form field: label, help, control and error, connected for assistive technology. */
export function Field(props: FieldProps) {
  const { label, help, error, need, isLabelHidden = false, children } = props;
  const id = useId();
  const needId = `${id}need`;
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const hasError = isShown(error);
  // The attribute already announces a required field.
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
