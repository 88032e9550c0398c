import {
  Button,
  FailureAlert,
  FormattedMessage,
  Inline,
  RemoteMessages,
  Stack,
  useIntl,
  useSession,
} from '@portal/shared';
import { useDecideOnSite } from '../../api/sites/useDecideOnSite.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { remoteTitle } from '../../domain/SiteRemote.ts';
import en from '../../locales/sites/en.json';
import ja from '../../locales/sites/ja.json';
import type { AccountScreen } from '../../session/readPage.ts';
import { DiscList, Origin } from './connect.styles.ts';
import { messages } from './messages.ts';

type ConnectProps = Extract<AccountScreen, { name: 'connect' }>;

const catalogs = { en, ja };

/** Asks whether a site may act for the person. */
export function ConnectScreen(props: ConnectProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Connect {...props} />
    </RemoteMessages>
  );
}

function Connect({ action, site, origin, remotes }: ConnectProps) {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const email = useSession((session) => session.user?.email);
  const decide = useDecideOnSite(action);
  const isBusy = decide.isPending || decide.isSuccess;
  const decideOn = (agree: boolean) => () => {
    decide.mutate(agree);
  };
  return (
    <NarrowPage title={formatMessage(messages.title, { site })}>
      <Stack>
        <p>
          <FormattedMessage
            {...messages.asks}
            values={{ origin: <Origin>{origin}</Origin>, email }}
          />
        </p>
        <div>
          <p>
            <FormattedMessage {...messages.mayDo} />
          </p>
          <DiscList>
            {remotes.map((remote) => (
              <li key={remote.name}>{remoteTitle(remote, locale)}</li>
            ))}
          </DiscList>
        </div>
        <p>
          <FormattedMessage {...messages.limits} />
        </p>
        {decide.isError && <FailureAlert error={decide.error} />}
        <Inline $gap={3}>
          <Button
            kind="primary"
            isBusy={isBusy && decide.variables}
            disabled={isBusy}
            onClick={decideOn(true)}
          >
            <FormattedMessage {...messages.agree} />
          </Button>
          <Button disabled={isBusy} onClick={decideOn(false)}>
            <FormattedMessage {...messages.refuse} />
          </Button>
        </Inline>
      </Stack>
    </NarrowPage>
  );
}
