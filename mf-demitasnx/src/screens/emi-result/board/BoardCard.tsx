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

/** What there is of a board to be shown: its picture, until 30 days after the analysis. */
export type Picture = 'kept' | 'gone' | 'none';

/** The board with its findings, or why it cannot be shown. */
export function BoardCard({ kept, ...board }: BoardProps & { readonly kept: Picture }) {
  return (
    <Card title={<FormattedMessage {...messages.title} />} isFlush={kept === 'kept'}>
      {kept === 'kept' && <BoardViewer {...board} />}
      {kept === 'gone' && (
        <Alert>
          <FormattedMessage {...messages.gone} values={{ days: emiReportDays }} />
        </Alert>
      )}
      {kept === 'none' && (
        <Alert>
          <FormattedMessage {...messages.noPicture} />
        </Alert>
      )}
    </Card>
  );
}
