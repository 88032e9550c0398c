import { Button, Card, EmptyState, FormattedMessage, useSession } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { periodOf, type Period } from '../../domain/Period.ts';
import { messages } from './messages.ts';

/** A team that has not used anything in a period; a year may show more. */
export function NoUsage({ onChange }: { readonly onChange: (period: Period) => void }) {
  const today = toCalendarDay(useSession((session) => session.today));
  return (
    <Card>
      <EmptyState
        icon="chart-column"
        action={
          <Button
            onClick={() => {
              onChange(periodOf('year', today));
            }}
          >
            <FormattedMessage {...messages.showYear} />
          </Button>
        }
      >
        <FormattedMessage {...messages.empty} />
      </EmptyState>
    </Card>
  );
}
