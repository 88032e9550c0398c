import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ColumnChoice } from '../../../basics/lists/ColumnChoice.ts';
import { commonMessages } from '../../../web/intl/commonMessages.ts';
import { RemoteMessages } from '../../../web/intl/RemoteMessages.tsx';
import { Dialog } from '../../overlays/Dialog.tsx';
import { theme } from '../../theme/theme.ts';
import { Button } from '../../button/Button.tsx';
import { IconButton } from '../../button/IconButton.tsx';
import { Checkbox } from '../../field/Checkbox.tsx';
import type { Column } from '../../table/Column.ts';
import { Inline } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import en from '../locales/columns/en.json';
import ja from '../locales/columns/ja.json';
import { messages as listMessages } from '../messages.ts';
import { messages } from './messages.ts';

const catalogs = { en, ja };

const Help = styled.p`
  margin-bottom: ${theme.space(3)};
  color: ${theme.color.muted};
`;

interface ColumnsDialogProps {
  /** The columns that can be hidden and moved, in order. */
  readonly columns: readonly Pick<Column<never>, 'id' | 'header' | 'inCard'>[];
  readonly hidden: ReadonlySet<string>;
  readonly onChoose: (choice: ColumnChoice | null) => void;
  readonly onClose?: () => void;
}

/** A dialog that hides, shows and moves the columns of a list, with effect at once. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Content {...props} />
    </RemoteMessages>
  );
}

function Content({
  columns: all,
  hidden,
  onChoose,
  onClose = () => undefined,
}: ColumnsDialogProps) {
  const { formatMessage } = useIntl();
  const [moved, setMoved] = useState('');
  // A phone has cards, which do not show these.
  const columns = window.innerWidth < 600 ? all.filter(({ inCard }) => inCard !== 'none') : all;
  const order = all.map(({ id }) => id);
  const move = (place: number, by: -1 | 1, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const column = columns[place];
    const other = columns[place + by];
    if (!column || !other) return;
    const others = order.filter((id) => id !== column.id);
    const next = others.toSpliced(others.indexOf(other.id) + Math.max(by, 0), 0, column.id);
    flushSync(() => {
      onChoose({ order: next, hidden });
      const values = { column: column.header, place: place + by + 1, count: columns.length };
      setMoved(formatMessage(messages.moved, values));
    });
    // A moved element loses the focus.
    currentTarget.focus();
  };
  const toggle = (id: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(id);
    else next.add(id);
    onChoose({ order, hidden: next });
  };
  return (
    <Dialog
      title={<FormattedMessage {...listMessages.columns} />}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              onChoose(null);
            }}
          >
            <FormattedMessage {...messages.reset} />
          </Button>
          <Button kind="primary" onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
        </>
      }
    >
      <Help>
        <FormattedMessage {...messages.help} />
      </Help>
      <ul aria-label={formatMessage(listMessages.columns)}>
        {columns.map(({ id, header }, place) => (
          <li key={id}>
            <Inline $justify="space-between" $wrap={false}>
              <Checkbox
                checked={!hidden.has(id)}
                onChange={({ target }) => {
                  toggle(id, target.checked);
                }}
              >
                {header}
              </Checkbox>
              <Inline $gap={1} $wrap={false}>
                <IconButton
                  icon="arrow-up"
                  label={formatMessage(messages.up, { column: header })}
                  aria-disabled={place === 0}
                  onClick={(event) => {
                    move(place, -1, event);
                  }}
                />
                <IconButton
                  icon="arrow-down"
                  label={formatMessage(messages.down, { column: header })}
                  aria-disabled={place === columns.length - 1}
                  onClick={(event) => {
                    move(place, 1, event);
                  }}
                />
              </Inline>
            </Inline>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </Dialog>
  );
}
