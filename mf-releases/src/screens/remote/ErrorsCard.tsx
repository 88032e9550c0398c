import { Card, EmptyState, FormattedMessage } from '@portal/shared';
import { ErrorEntry } from '../../components/ErrorEntry.tsx';
import { groupErrors } from '../../domain/groupErrors.ts';
import type { ReleaseError } from '../../domain/Release.ts';
import { messages } from './messages.ts';

/** The latest errors of a remote, grouped by cause. */
export function ErrorsCard({ errors }: { readonly errors: readonly ReleaseError[] }) {
  return (
    <Card title={<FormattedMessage {...messages.errors} />}>
      {errors.length === 0 ? (
        <EmptyState icon="circle-check">
          <FormattedMessage {...messages.noErrors} />
        </EmptyState>
      ) : (
        groupErrors(errors).map(({ error, times }) => (
          <ErrorEntry key={error.id} error={error} times={times} />
        ))
      )}
    </Card>
  );
}
