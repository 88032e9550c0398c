import { useRef, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { withoutUnplain } from '../../basics/text/isPlainText.ts';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { theme } from '../theme/theme.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../marks/Icon.tsx';
import { Input } from './field.styles.ts';

const Box = styled.div`
  position: relative;
  > span {
    position: absolute;
    left: ${theme.space(3)};
    top: 50%;
    transform: translateY(-50%);
    color: ${theme.color.muted};
    pointer-events: none;
  }
  > input {
    padding-inline: ${theme.space(9)};
    font-size: ${theme.font.size.m};
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  > button {
    position: absolute;
    right: 2px;
    top: 50%;
    transform: translateY(-50%);
  }
`;

interface SearchFieldProps {
  /** Accessible name and placeholder of the field. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Makes it a combobox: role, attributes and key handlers for the list that it filters. */
  readonly combobox?: ComponentProps<'input'>;
}

/** A search field that filters a list while the person types. */
export function SearchField({ label, value, onChange, combobox }: SearchFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="search">
      <Icon name="search" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          // Removes invisible characters of pasted texts.
          onChange(withoutUnplain(event.target.value));
        }}
        {...combobox}
      />
      {value !== '' && (
        <IconButton
          icon="x"
          label={intl.formatMessage(commonMessages.clear)}
          onClick={() => {
            input.current?.focus();
            onChange('');
          }}
        />
      )}
    </Box>
  );
}
