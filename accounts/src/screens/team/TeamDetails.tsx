import { Alert, FormattedMessage, isManager, useQuery, useSession } from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
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
      <QueryContent query={company} isCard lines={5} lineHeight="60px">
        {(data, reload) =>
          mayEdit ? <TeamForm company={data} onReload={reload} /> : <CompanyShown company={data} />
        }
      </QueryContent>
    </>
  );
}
