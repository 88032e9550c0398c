import {
  Button,
  FormattedMessage,
  Inline,
  RemoteMessages,
  useIntl,
  useLocation,
} from '@portal/shared';
import en from '../locales/development/en.json';
import ja from '../locales/development/ja.json';
import { useRemotesState } from '../remotes/RemotesContext.ts';
import { findRoute, screenOf } from '../remotes/RemotesState.ts';
import { Bar, Facts, Problems, Taken } from './DevelopmentBar.styles.ts';
import { useDevelopmentState, type DevelopmentStore } from './DevelopmentState.ts';
import { dropTicket } from './keepTicket.ts';
import { developmentMessages as messages } from './messages.ts';

const catalogs = { en, ja };

interface DevelopmentBarProps {
  readonly store: DevelopmentStore;
}

/**
 * The bar of a page in development: the remote and its server, the remote of the visible screen,
 * problems in the sources, the last error, and a button that ends development.
 */
export function DevelopmentBar({ store }: DevelopmentBarProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <BarContent store={store} />
    </RemoteMessages>
  );
}

function BarContent({ store }: DevelopmentBarProps) {
  const intl = useIntl();
  const { development, isConnected, problems, failure } = useDevelopmentState(store);
  const { remote, origin, until } = development;
  const wrong = [...problems, ...(failure === undefined ? [] : [failure])];
  return (
    <Bar aria-label={intl.formatMessage(messages.name)}>
      <Facts>
        <Taken>
          <FormattedMessage {...messages.taken} values={{ remote, origin }} />
        </Taken>
        <span>
          <FormattedMessage {...messages.until} values={{ time: intl.formatTime(until) }} />
        </span>
        <ScreenInSight store={store} />
      </Facts>
      <Inline>
        <Button size="small" onClick={dropTicket}>
          <FormattedMessage {...messages.reset} />
        </Button>
      </Inline>
      {!isConnected && (
        <span role="status">
          <FormattedMessage {...messages.away} />
        </span>
      )}
      {wrong.length > 0 && (
        <Problems role="alert">
          {wrong.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Problems>
      )}
    </Bar>
  );
}

/** The remote, release and team of the visible screen. */
function ScreenInSight({ store }: DevelopmentBarProps) {
  const { local } = useDevelopmentState(store);
  const { pathname } = useLocation();
  const state = useRemotesState((all) => all);
  const match = findRoute(state, pathname);
  if (!match) {
    return (
      <span>
        <FormattedMessage {...messages.frame} />
      </span>
    );
  }
  const screen = screenOf(state, match);
  const { name, owner, current } = match.remote;
  const { version, hash } = screen.kind === 'ready' ? screen.release : current;
  const isLocal = name === local?.remote.name;
  return (
    <>
      <span>
        <FormattedMessage
          {...messages.screen}
          values={{ remote: name, version, hash: isLocal ? local.manifest.hash : hash }}
        />
      </span>
      <span>
        <FormattedMessage
          {...(owner === undefined ? messages.noOwner : messages.owner)}
          values={{ owner }}
        />
      </span>
    </>
  );
}
