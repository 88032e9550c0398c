import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import { Stepper } from './StepperField.styles.ts';
import { useChosenValue } from './useTypedText.ts';

interface StepperFieldProps extends FieldTexts {
  /** A string, since it is part of the buttons' names too. */
  readonly label: string;
  /** A whole number from `min` to `max`. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean;
  /** Whether it is as low as table rows. */
  readonly isDense?: boolean;
  readonly onChange: (value: number) => void;
}

/**
 * A field for a small whole number, typed or changed by one with a button on each side. A number
 * beyond a limit becomes the limit at once; an emptied field shows its number again on blur.
 */
export function StepperField({
  label,
  help,
  error,
  isLabelHidden = false,
  value,
  min,
  max,
  disabled = false,
  isDense = false,
  onChange,
}: StepperFieldProps) {
  const { formatMessage } = useIntl();
  const [isEmpty, setIsEmpty] = useState(false);
  const [text, type] = useChosenValue(String(value), (typed) => {
    onChange(Number(typed));
  });
  const shown = Number(text);
  const change = (wanted: number) => {
    setIsEmpty(false);
    type(String(Math.min(Math.max(Math.trunc(wanted), min), max)));
  };
  const button = (icon: 'minus' | 'plus', step: -1 | 1) => {
    // At the limit it stays in the tab order, to keep the focus.
    const isAtLimit = shown === (step < 0 ? min : max);
    return (
      <IconButton
        icon={icon}
        size={isDense ? 'small' : 'medium'}
        label={formatMessage(step < 0 ? commonMessages.oneLess : commonMessages.oneMore, { label })}
        disabled={disabled}
        aria-disabled={isAtLimit || undefined}
        onClick={() => {
          change(shown + step);
        }}
      />
    );
  };
  return (
    <Field label={label} help={help} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <Stepper $isDense={isDense}>
          {button('minus', -1)}
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={isEmpty ? '' : text}
            disabled={disabled}
            onChange={({ target }) => {
              if (target.value === '') setIsEmpty(true);
              else change(Number(target.value));
            }}
            onBlur={() => {
              setIsEmpty(false);
            }}
            onFocus={({ target }) => {
              target.select();
            }}
            // Scrolling over the field scrolls the page, not the number.
            onWheel={({ currentTarget }) => {
              currentTarget.blur();
            }}
          />
          {button('plus', 1)}
        </Stepper>
      )}
    </Field>
  );
}
