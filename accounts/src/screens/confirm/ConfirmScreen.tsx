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
import { confirmationQuery, type Confirmation } from '../../api/confirmationQuery.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { paths } from '../../paths.ts';
import { SurveySteps } from '../survey/SurveySteps.tsx';
import { messages } from './messages.ts';

const kinds = {
  activated: 'success',
  used: 'info',
  expired: 'warning',
  unknown: 'warning',
} as const;

/**
 * The page of a mailed link: it confirms the address at once, asks what is left of the survey, and
 * shows how the registration stands.
 */
export function ConfirmScreen({ token }: { readonly token: string }) {
  const intl = useIntl();
  const confirmation = useQuery(confirmationQuery(token));
  if (confirmation.data?.outcome === 'survey') {
    return <SurveySteps token={token} answers={confirmation.data.survey} />;
  }
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
      {confirmation.isSuccess && <Ending confirmation={confirmation.data} />}
    </NarrowPage>
  );
}

/** How the registration has ended, and where it goes on. */
function Ending({
  confirmation,
}: {
  readonly confirmation: Exclude<Confirmation, { outcome: 'survey' }>;
}) {
  const manager = useSession((session) => session.config.services.manager);
  const { outcome } = confirmation;
  const said = (
    <Alert kind={kinds[outcome]}>
      <FormattedMessage {...messages[outcome]} />
    </Alert>
  );
  if (!('estimate' in confirmation)) {
    return (
      <Stack $align="start">
        {said}
        <LinkButton kind="primary" href={paths.signUp}>
          <FormattedMessage {...messages.register} />
        </LinkButton>
      </Stack>
    );
  }
  const { estimate, edition } = confirmation;
  if (estimate === '') {
    return (
      <Stack $align="start">
        {said}
        <LinkButton kind="primary" href={manager}>
          <FormattedMessage {...(outcome === 'activated' ? messages.open : messages.signIn)} />
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack $align="start">
      {said}
      <p>
        <FormattedMessage
          {...(edition === 'professional' ? messages.estimate : messages.estimateAfterUpgrade)}
        />
      </p>
      <LinkButton kind="primary" href={`${manager}${paths.store(estimate)}`}>
        <FormattedMessage {...messages.toStore} />
      </LinkButton>
    </Stack>
  );
}
