import {
  Alert,
  commonMessages,
  FormattedMessage,
  LinkButton,
  Stack,
  useIntl,
  useSession,
} from '@portal/shared';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { messages } from './messages.ts';

interface ProblemScreenProps {
  readonly kind: 'sign_in_over' | 'signed_out' | 'not_found' | 'refused' | 'failed';
  /** Names the log lines, for support. */
  readonly requestId: string | null;
}

/** Something about the way here was wrong: what it was, and where to start again. */
export function ProblemScreen({ kind, requestId }: ProblemScreenProps) {
  const intl = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  return (
    <NarrowPage title={intl.formatMessage(messages[`${kind}_title`])}>
      <Stack $align="start">
        <Alert kind={kind === 'failed' ? 'danger' : 'warning'}>
          <FormattedMessage {...messages[kind]} />
        </Alert>
        <LinkButton kind="primary" href={manager}>
          <FormattedMessage {...messages.toManager} />
        </LinkButton>
        {requestId !== null && (
          <small>
            <FormattedMessage {...commonMessages.requestId} values={{ id: requestId }} />
          </small>
        )}
      </Stack>
    </NarrowPage>
  );
}
