import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../web/intl/useFormats.ts';
import { theme } from '../theme/theme.ts';
import { Icon } from '../marks/Icon.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { controlStyles } from '../field/field.styles.ts';
import { useChosenValue } from '../field/useTypedText.ts';

const Trigger = styled.button`
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  text-align: start;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  > span:last-child {
    color: ${theme.color.muted};
  }
`;

interface DayFieldProps extends Pick<FieldTexts, 'help' | 'error'> {
  readonly label: string;
  /** The selected day, `YYYY-MM-DD`, as `min` and `max` are; both are selectable. */
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onChange: (day: string) => void;
  /** The button of the field, for a form that focuses it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

const DayPopover = lazyPart(async () => (await import('./DayPopover.tsx')).DayPopover);

/**
 * A field for a day within a range, chosen in a calendar that opens beside it. The calendar's code
 * loads on the first hover, focus or press.
 */
export function DayField({ label, help, error, value, min, max, onChange, ref }: DayFieldProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => trigger.current,
    [],
  );
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, choose] = useChosenValue(value, onChange);
  const { day } = useFormats();
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <>
          <Trigger
            {...control}
            // A button cannot be `aria-invalid`; the error describes it instead.
            aria-invalid={undefined}
            ref={trigger}
            type="button"
            // Includes the visible text, which people with speech input say.
            aria-label={[label, day(chosen)].join(': ')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={DayPopover.preload}
            onFocus={DayPopover.preload}
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {day(chosen)}
            <Icon name="calendar" />
          </Trigger>
          {isOpen && (
            <DayPopover
              triggerRef={trigger}
              label={label}
              value={chosen}
              min={min}
              max={max}
              onChange={choose}
              onClose={() => {
                setIsOpen(false);
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}
