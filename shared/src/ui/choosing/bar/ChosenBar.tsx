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
  /** Number of the chosen rows, and of those among them that search or filters hide. */
  readonly count: number;
  readonly hidden: number;
  readonly onKeepShown: () => void;
  readonly onClear: () => void;
  /** Buttons of the acts. */
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

/** How many rows are chosen, what can be done with them, and the way back. */
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
              // The bar leaves, and focus would be lost with it.
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
