import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChoiceLabel, Choices } from './choices.styles.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  readonly legend: ReactNode;
  readonly choices: readonly Choice<Value>[];
  /** Properties of each control, such as what a form registers. */
  readonly control: (value: Value) => ComponentPropsWithRef<'input'>;
  /** Whether any number of choices can be chosen; otherwise one. */
  readonly isMany?: boolean;
  /** Help and errors of the whole group, after its legend. */
  readonly children?: ReactNode;
}

/** A fieldset of radio buttons or checkboxes, each in a box that can be tapped. */
export function ChoiceGroup<Value extends string>({
  legend,
  choices,
  control,
  isMany = false,
  children,
}: ChoiceGroupProps<Value>) {
  return (
    <Choices>
      <legend>{legend}</legend>
      {children}
      {choices.map(({ value, label, help }) => (
        <ChoiceLabel key={value}>
          <input {...control(value)} type={isMany ? 'checkbox' : 'radio'} value={value} />
          <span>
            <span>{label}</span>
            {help !== undefined && <small>{help}</small>}
          </span>
        </ChoiceLabel>
      ))}
    </Choices>
  );
}
