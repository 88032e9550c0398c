import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { plainCode } from '../../basics/text/typedText.ts';
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
 * beyond a limit becomes the limit at once; an emptied field shows its number again on blur. It is
 * no `input` of type `number`, since that loses full-width digits of a Japanese keyboard.
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
  /** Typed text that is no number: an empty field, or digits before the input method confirms them. */
  const [draft, setDraft] = useState<string | null>(null);
  const [text, type] = useChosenValue(String(value), (typed) => {
    onChange(Number(typed));
  });
  const composing = useRef(false);
  const shown = Number(text);
  const change = (wanted: number) => {
    setDraft(null);
    type(String(Math.min(Math.max(Math.trunc(wanted), min), max)));
  };
  const read = (typed: string) => {
    const code = plainCode(typed).replaceAll(',', '');
    if (code === '') setDraft('');
    else if (Number.isFinite(Number(code))) change(Number(code));
    else setDraft(null);
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
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={shown}
            value={draft ?? text}
            disabled={disabled}
            onChange={({ target }) => {
              if (composing.current) setDraft(target.value);
              else read(target.value);
            }}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={({ currentTarget }) => {
              composing.current = false;
              read(currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (!['ArrowUp', 'ArrowDown'].includes(event.key)) return;
              event.preventDefault();
              change(shown + (event.key === 'ArrowUp' ? 1 : -1));
            }}
            onBlur={() => {
              setDraft(null);
            }}
            onFocus={({ target }) => {
              target.select();
            }}
          />
          {button('plus', 1)}
        </Stepper>
      )}
    </Field>
  );
}
