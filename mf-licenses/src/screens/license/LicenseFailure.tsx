import {
  Card,
  EmptyState,
  ErrorState,
  FormattedMessage,
  isApiError,
  LinkButton,
} from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface LicenseFailureProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Why a license is not shown: the team has none with this number, or it failed to load. */
export function LicenseFailure({ error, isRetrying, onRetry }: LicenseFailureProps) {
  const isUnknown = isApiError(error) && error.code === 'not_found';
  return (
    <Card>
      {isUnknown ? (
        <EmptyState
          icon="search"
          action={
            <LinkButton to={paths.licenseList}>
              <FormattedMessage {...messages.toList} />
            </LinkButton>
          }
        >
          <FormattedMessage {...messages.notFound} />
        </EmptyState>
      ) : (
        <ErrorState error={error} isRetrying={isRetrying} onRetry={onRetry} />
      )}
    </Card>
  );
}
