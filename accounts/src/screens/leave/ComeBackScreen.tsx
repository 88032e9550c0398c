import {
  Button,
  FailureAlert,
  FormattedMessage,
  Inline,
  LinkButton,
  RemoteMessages,
  Stack,
  useIntl,
  useSession,
} from '@portal/shared';
import { useComeBack } from '../../api/leaving/useComeBack.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import en from '../../locales/leaving/en.json';
import ja from '../../locales/leaving/ja.json';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { WayBackUntil } from './WayBackUntil.tsx';

interface ComeBackScreenProps {
  /** Path of the call that restores the account. */
  readonly action: string;
  readonly lastDay: string;
}

const catalogs = { en, ja };

/** The page after the sign-in of a person who left the service: come back, or sign out. */
export function ComeBackScreen(props: ComeBackScreenProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <ComeBack {...props} />
    </RemoteMessages>
  );
}

function ComeBack({ action, lastDay }: ComeBackScreenProps) {
  const { formatMessage } = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  const comeBack = useComeBack(action);
  return (
    <NarrowPage title={formatMessage(messages.welcomeBack)}>
      <Stack>
        <p>
          <FormattedMessage {...messages.youLeft} />
        </p>
        <WayBackUntil lastDay={lastDay} />
        {comeBack.isError && <FailureAlert error={comeBack.error} />}
        <Inline $gap={3}>
          <Button
            kind="primary"
            isBusy={comeBack.isPending || comeBack.isSuccess}
            onClick={() => {
              comeBack.mutate();
            }}
          >
            <FormattedMessage {...messages.doComeBack} />
          </Button>
          <LinkButton href={`${manager}${paths.signOut}`}>
            <FormattedMessage {...messages.signOut} />
          </LinkButton>
        </Inline>
      </Stack>
    </NarrowPage>
  );
}
