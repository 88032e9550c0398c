import { Card, ErrorState, FormattedMessage, Skeleton, StatusChip, useQuery } from '@portal/shared';
import { factorsQuery, hasFactor } from '../../../api/factors/factorsQuery.ts';
import { FactorMessages } from '../../../components/second-factor/FactorMessages.tsx';
import { FactorList } from './FactorList.tsx';
import { messages } from './messages.ts';

/** Two-factor authentication: what is set up, and how to change it. */
export function SecondFactors() {
  return (
    <FactorMessages>
      <FactorsCard />
    </FactorMessages>
  );
}

function FactorsCard() {
  const factors = useQuery(factorsQuery());
  const isOn = factors.data !== undefined && hasFactor(factors.data);
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      actions={
        factors.data && (
          <StatusChip tone={isOn ? 'success' : 'grey'} icon={isOn ? 'circle-check' : 'minus'}>
            <FormattedMessage {...(isOn ? messages.on : messages.off)} />
          </StatusChip>
        )
      }
    >
      {factors.isPending && <Skeleton lines={3} lineHeight="64px" />}
      {factors.isError && (
        <ErrorState
          error={factors.error}
          onRetry={() => void factors.refetch()}
          isRetrying={factors.isFetching}
        />
      )}
      {factors.data && <FactorList factors={factors.data} />}
    </Card>
  );
}
