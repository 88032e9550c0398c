import {
  Alert,
  ErrorState,
  FormattedMessage,
  LinkButton,
  Stack,
  useIntl,
  useQuery,
  useSession,
} from '@portal/shared';
import { confirmationQuery } from '../../api/confirmationQuery.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

const kinds = {
  activated: 'success',
  used: 'info',
  expired: 'warning',
  unknown: 'warning',
} as const;

/** The page of a mailed link: it activates the account at once and shows the outcome. */
export function ConfirmScreen({ token }: { readonly token: string }) {
  const intl = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  const confirmation = useQuery(confirmationQuery(token));
  return (
    <NarrowPage title={intl.formatMessage(messages.title)}>
      {confirmation.isPending && (
        <p role="status">
          <FormattedMessage {...messages.working} />
        </p>
      )}
      {confirmation.isError && (
        <ErrorState
          error={confirmation.error}
          onRetry={() => void confirmation.refetch()}
          isRetrying={confirmation.isFetching}
        />
      )}
      {confirmation.isSuccess && (
        <Stack $align="start">
          <Alert kind={kinds[confirmation.data.outcome]}>
            <FormattedMessage {...messages[confirmation.data.outcome]} />
          </Alert>
          {confirmation.data.outcome === 'activated' || confirmation.data.outcome === 'used' ? (
            <LinkButton kind="primary" href={manager}>
              <FormattedMessage {...messages.signIn} />
            </LinkButton>
          ) : (
            <LinkButton kind="primary" href={paths.signUp}>
              <FormattedMessage {...messages.register} />
            </LinkButton>
          )}
        </Stack>
      )}
    </NarrowPage>
  );
}
