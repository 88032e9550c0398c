import { Alert, Card, FormattedMessage, lazyPart, Skeleton } from '@portal/shared';
import { emiReportDays } from '@portal/shared/domain';
import { Waiting } from './board.styles.ts';
import type { BoardProps } from './BoardProps.ts';
import { messages } from './messages.ts';

function Meanwhile() {
  return (
    <Waiting>
      <Skeleton lines={4} />
    </Waiting>
  );
}

const BoardViewer = lazyPart<BoardProps>(
  async () => (await import('./BoardViewer.tsx')).BoardViewer,
  Meanwhile,
);

/** The board with its findings; after 30 days, that it is kept no more. */
export function BoardCard({ isKept, ...board }: BoardProps & { readonly isKept: boolean }) {
  return (
    <Card title={<FormattedMessage {...messages.title} />} isFlush={isKept}>
      {isKept ? (
        <BoardViewer {...board} />
      ) : (
        <Alert>
          <FormattedMessage {...messages.gone} values={{ days: emiReportDays }} />
        </Alert>
      )}
    </Card>
  );
}
