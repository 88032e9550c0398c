import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { publishHeight } from '../../table/publishHeight.ts';
import { RemoteMessages } from '../../../web/intl/RemoteMessages.tsx';
import { bottomHeight } from '../../theme/bottomHeight.ts';
import { Button } from '../../button/Button.tsx';
import en from '../locales/bar/en.json';
import ja from '../locales/bar/ja.json';
import { allAttribute } from '../choice.styles.ts';
import { Acts, Bar, Count, Said } from './ChosenBar.styles.ts';
import { messages } from './messages.ts';

const catalogs = { en, ja };
const publishBottomHeight = publishHeight(bottomHeight, true);

interface ChosenBarProps {
  /** Number of the selected rows, and of those that search or filters hide. */
  readonly count: number;
  readonly hidden: number;
  readonly onKeepShown: () => void;
  readonly onClear: () => void;
  /** Buttons of the actions. */
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

/** The number of selected rows, the actions on them, and a button that clears the selection. */
export function ChosenBar(props: ChosenBarProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Content {...props} />
    </RemoteMessages>
  );
}

function Content({ count, hidden, onKeepShown, onClear, children }: ChosenBarProps) {
  const { formatMessage } = useIntl();
  const note = hidden > 0 && (
    <span>
      <FormattedMessage {...messages.hidden} values={{ hidden }} />
    </span>
  );
  return (
    <Bar ref={publishBottomHeight} role="group" aria-label={formatMessage(messages.bar)}>
      <Said>
        <Count role="status">
          <FormattedMessage {...messages.chosen} values={{ count }} /> {note}
        </Count>
        <div>
          {hidden > 0 && (
            <Button size="small" kind="quiet" onClick={onKeepShown}>
              <FormattedMessage {...messages.keepShown} />
            </Button>
          )}
          <Button
            size="small"
            kind="quiet"
            onClick={({ currentTarget }) => {
              // The bar is removed, and would lose the focus.
              const card = currentTarget.closest('section');
              const box = card?.querySelector<HTMLElement>(`[${allAttribute}]`);
              box?.focus({ preventScroll: true });
              onClear();
            }}
          >
            <FormattedMessage {...messages.clear} />
          </Button>
        </div>
      </Said>
      <Acts>{children}</Acts>
    </Bar>
  );
}
