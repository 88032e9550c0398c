import { useId, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyles, LabelLine } from '../field/field.styles.ts';
import { NeedMark, type Need } from '../field/NeedMark.tsx';
import type { SelectOption } from '../field/SelectField.tsx';
import { Icon } from '../marks/Icon.tsx';
import { entryStyles, floatingStyles } from './overlay.styles.ts';

const Box = styled(AriaSelect<SelectOption>)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(1)};
  min-width: 0;
  > [slot='description'] {
    color: ${theme.color.muted};
    font-size: ${theme.font.size.s};
  }
  > [slot='errorMessage'] {
    color: ${theme.color.danger};
    font-size: ${theme.font.size.m};
  }
`;

const Name = styled(Label)`
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.medium};
`;

const Trigger = styled(AriaButton)`
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  text-align: start;
  cursor: pointer;
  [data-placeholder] {
    color: ${theme.color.muted};
  }
  &[data-focus-visible] {
    ${theme.focusRing}
    outline-offset: 0;
  }
`;

const Paper = styled(Popover)`
  ${floatingStyles}
  width: var(--trigger-width);
  min-width: max-content;
  max-width: calc(100vw - ${theme.space(4)});
  overflow: auto;
`;

const List = styled(ListBox<SelectOption>)`
  padding: ${theme.space(1)};
  outline: none;
`;

const Option = styled(ListBoxItem)`
  ${entryStyles}
  justify-content: space-between;
  &:not([data-selected]) > span {
    visibility: hidden;
  }
`;

interface SelectProps {
  readonly label: ReactNode;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly need?: Need;
  readonly isDisabled?: boolean;
}

/** A select field for dialogs; typing finds an option. */
export function Select({
  label,
  options,
  value,
  onChange,
  help,
  error,
  need,
  onBlur,
  name,
  placeholder,
  isDisabled = false,
}: SelectProps) {
  const needId = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <Box
      value={options.some((option) => option.value === value) ? value : null}
      onChange={(key) => {
        onChange(String(key));
      }}
      isInvalid={hasError}
      // A button cannot be `required`, so the word describes it.
      {...(need && { 'aria-describedby': needId })}
      isDisabled={isDisabled}
      {...(onBlur && { onBlur })}
      {...(name !== undefined && { name })}
      {...(placeholder !== undefined && { placeholder })}
    >
      <LabelLine>
        <Name>{label}</Name>
        {need && <NeedMark id={needId} need={need} />}
      </LabelLine>
      {help !== undefined && <Text slot="description">{help}</Text>}
      <Trigger aria-invalid={hasError || undefined}>
        <SelectValue>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon name="chevron-down" />
      </Trigger>
      <AriaFieldError>{error}</AriaFieldError>
      <Paper offset={4}>
        <List items={options}>
          {(option) => (
            <Option
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
            >
              {option.label}
              <Icon name="check" />
            </Option>
          )}
        </List>
      </Paper>
    </Box>
  );
}
