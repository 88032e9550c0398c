import {
  Button,
  FailureAlert,
  FormattedMessage,
  Inline,
  RemoteMessages,
  Stack,
  theme,
  useIntl,
  useSession,
} from '@portal/shared';
import { styled } from 'styled-components';
import { useDecideOnSite } from '../../api/sites/useDecideOnSite.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { remoteTitle } from '../../domain/SiteRemote.ts';
import type { AccountScreen } from '../../session/readPage.ts';
import en from '../../locales/sites/en.json';
import ja from '../../locales/sites/ja.json';
import { messages } from './messages.ts';

/** The address that asks; the one thing here that nobody can choose freely. */
const Origin = styled.strong`
  overflow-wrap: anywhere;
`;

const DiscList = styled.ul`
  margin-top: ${theme.space(2)};
  padding-left: ${theme.space(5)};
  list-style: disc;
`;

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
