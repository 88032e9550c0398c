import { Button, Card, EmptyState, FormattedMessage, useSession } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { namedPeriod, type Period } from '../../domain/Period.ts';
import { messages } from './messages.ts';
import type { TabProps } from './TabProps.ts';

interface NoUsageProps {
  readonly period: Period;
  readonly onChange: TabProps['onChange'];
}

/** Shown to a team without usage in a period; offers a year unless the period includes it. */
export function NoUsage({ period, onChange }: NoUsageProps) {
  const today = toCalendarDay(useSession((session) => session.today));
  const year = namedPeriod('year', today);
  const hasYear = period.start <= year.start && period.end >= year.end;
  return (
    <Card>
      <EmptyState
        icon="chart-column"
        action={
          !hasYear && (
            <Button
              onClick={() => {
                onChange({ ...year, changed: null });
              }}
            >
              <FormattedMessage {...messages.showYear} />
            </Button>
          )
        }
      >
        <FormattedMessage {...messages.empty} />
      </EmptyState>
    </Card>
  );
}
