import { FormattedMessage, useIntl } from '@portal/shared';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { tabs, type LogView } from '../../domain/LogView.ts';
import { paths } from '../../paths.ts';
import { TabLink, TabList } from './LogTabs.styles.ts';
import { messages } from './messages.ts';

interface LogTabsProps {
  readonly view: LogView;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs as links, since each has an address. Arrow keys move between them and Enter opens one,
 * because opening calls the server.
 */
export function LogTabs({ view, children }: LogTabsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = links.findIndex((link) => link === event.target);
    const move = moves[event.key];
    if (move === undefined || at === -1) return;
    event.preventDefault();
    links.at((at + move) % links.length)?.focus();
  };
  return (
    <>
      <TabList role="tablist" aria-label={formatMessage(messages.title)} onKeyDown={handleKey}>
        {tabs.map((tab) => {
          const isChosen = tab === view.tab;
          return (
            <TabLink
              key={tab}
              id={`${id}${tab}`}
              role="tab"
              aria-selected={isChosen}
              aria-controls={`${id}panel`}
              tabIndex={isChosen ? 0 : -1}
              preventScrollReset
              to={paths.view({ ...view, tab, changed: null })}
            >
              <FormattedMessage {...messages[tab]} />
            </TabLink>
          );
        })}
      </TabList>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${view.tab}`}>
        {children}
      </div>
    </>
  );
}
