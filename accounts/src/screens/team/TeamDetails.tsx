import {
  Alert,
  Card,
  ErrorState,
  FormattedMessage,
  isManager,
  Skeleton,
  useQuery,
  useSession,
} from '@portal/shared';
import { companyQuery } from '../../api/companyQuery.ts';
import { CompanyShown } from './CompanyShown.tsx';
import { messages } from './messages.ts';
import { TeamForm } from './TeamForm.tsx';

/** The company details: owners and admins change them, guests read them. */
export function TeamDetails() {
  const mayEdit = useSession(isManager);
  const company = useQuery(companyQuery());
  return (
    <>
      {!mayEdit && (
        <Alert>
          <FormattedMessage {...messages.readOnly} />
        </Alert>
      )}
      {company.isPending && (
        <Card>
          <Skeleton lines={5} lineHeight="60px" />
        </Card>
      )}
      {company.isError && (
        <Card>
          <ErrorState
            error={company.error}
            onRetry={() => void company.refetch()}
            isRetrying={company.isFetching}
          />
        </Card>
      )}
      {company.data &&
        (mayEdit ? (
          <TeamForm company={company.data} onReload={async () => (await company.refetch()).data} />
        ) : (
          <CompanyShown company={company.data} />
        ))}
    </>
  );
}
