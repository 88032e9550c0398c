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
  /** What makes it a combobox: role, attributes and keys of the list that it narrows. */
  readonly combobox?: ComponentProps<'input'>;
}

/** A search field that narrows a list during typing. */
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
          // Pasted texts bring along unseen what no name has.
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
