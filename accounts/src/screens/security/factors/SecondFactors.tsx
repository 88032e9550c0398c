import { Card, FormattedMessage, StatusChip, useQuery } from '@portal/shared';
import { QueryContent } from '../../../components/QueryContent.tsx';
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
      <QueryContent query={factors} lines={3} lineHeight="64px">
        {(data) => <FactorList factors={data} />}
      </QueryContent>
    </Card>
  );
}
