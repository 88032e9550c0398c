import { Alert, FormattedMessage, RemoteMessages } from '@portal/shared';
import type { SingleSignOnProblem } from '../../session/readPage.ts';
import { ssoCatalogs } from './catalogs.ts';
import { problemMessages } from './problemMessages.ts';

/** The reason why a sign-in by a team's provider came to nothing, and what to do. */
export function SsoProblem({ problem }: { readonly problem: SingleSignOnProblem }) {
  return (
    <RemoteMessages catalogs={ssoCatalogs}>
      <Alert kind="danger">
        <FormattedMessage {...problemMessages[problem]} />
      </Alert>
    </RemoteMessages>
  );
}
