import {
  Alert,
  Button,
  Card,
  FormattedMessage,
  lazyPart,
  Skeleton,
  useFormats,
} from '@portal/shared';
import { emiReportDays } from '@portal/shared/domain';
import { useState } from 'react';
import { Waiting } from './board.styles.ts';
import type { BoardProps } from './BoardProps.ts';
import { messages } from './messages.ts';

/**
 * Largest drawing in bytes that is shown without being asked for. The largest uploads have 250 MB,
 * which take long on a common line, also compressed to 140, and the whole of a small computer.
 */
const mostBytes = 80_000_000;

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

interface BoardCardProps extends BoardProps {
  readonly kept: Picture;
  /** Size of the drawing. */
  readonly bytes: number;
}

/** The board with its findings, or why it cannot be shown. */
export function BoardCard({ kept, bytes, ...board }: BoardCardProps) {
  const { fileSize } = useFormats();
  const [isWanted, setIsWanted] = useState(bytes <= mostBytes);
  const isShown = kept === 'kept' && isWanted;
  return (
    <Card title={<FormattedMessage {...messages.title} />} isFlush={isShown}>
      {isShown && <BoardViewer {...board} />}
      {kept === 'kept' && !isWanted && (
        <Alert
          action={
            <Button
              size="small"
              onClick={() => {
                setIsWanted(true);
              }}
            >
              <FormattedMessage {...messages.showLarge} />
            </Button>
          }
        >
          <FormattedMessage {...messages.large} values={{ size: fileSize(bytes) }} />
        </Alert>
      )}
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
