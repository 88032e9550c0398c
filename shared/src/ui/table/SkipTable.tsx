import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { theme } from '../theme/theme.ts';

/** Number of rows from which a table has skip buttons. */
const longTable = 20;

/** Shown on focus only, above the beginning or end of the table. */
const Skip = styled.button`
  position: absolute;
  left: ${theme.space(2)};
  z-index: 2;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space(4)};
  border: 0;
  border-radius: ${theme.radius.m};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  cursor: pointer;
  &[data-end] {
    bottom: ${theme.space(2)};
  }
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
  @media print {
    display: none;
  }
`;

interface SkipTableProps {
  readonly rowCount: number;
  readonly children: ReactNode;
}

/**
 * Buttons for the keyboard that skip a long table, and return to its start: every row has controls,
 * and there may be thousands of rows before the content after the table.
 */
export function SkipTable({ rowCount, children }: SkipTableProps) {
  const start = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  if (rowCount < longTable) return children;
  return (
    <>
      <Skip ref={start} type="button" onClick={() => end.current?.focus()}>
        <FormattedMessage {...commonMessages.skipTable} values={{ count: rowCount }} />
      </Skip>
      {children}
      <Skip ref={end} type="button" data-end="" onClick={() => start.current?.focus()}>
        <FormattedMessage {...commonMessages.startOfTable} />
      </Skip>
    </>
  );
}
