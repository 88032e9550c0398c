import {
  FormattedMessage,
  LinkButton,
  RemoteMessages,
  Stack,
  useIntl,
  useSession,
} from '@portal/shared';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import en from '../../locales/leaving/en.json';
import ja from '../../locales/leaving/ja.json';
import { messages } from './messages.ts';
import { WayBackUntil } from './WayBackUntil.tsx';

const catalogs = { en, ja };

/** The page after leaving the service. */
export function LeftScreen({ lastDay }: { readonly lastDay: string | null }) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Left lastDay={lastDay} />
    </RemoteMessages>
  );
}

function Left({ lastDay }: { readonly lastDay: string | null }) {
  const { formatMessage } = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  return (
    <NarrowPage title={formatMessage(messages.leftTitle)}>
      <Stack>
        <p>
          <FormattedMessage {...messages.left} />
        </p>
        {lastDay !== null && <WayBackUntil lastDay={lastDay} />}
        <div>
          <LinkButton href={manager}>
            <FormattedMessage {...messages.signIn} />
          </LinkButton>
        </div>
      </Stack>
    </NarrowPage>
  );
}
