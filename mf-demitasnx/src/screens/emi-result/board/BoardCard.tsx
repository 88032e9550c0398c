import {
  Alert,
  Button,
  Card,
  FormattedMessage,
  lazyPart,
  Skeleton,
  useFormats,
  VisuallyHidden,
} from '@portal/shared';
import { emiReportDays } from '@portal/shared/domain';
import { useState } from 'react';
import { Waiting } from './board.styles.ts';
import type { BoardProps } from './BoardProps.ts';
import { cardMessages as messages } from './cardMessages.ts';

/**
 * Largest drawing loaded automatically, in bytes. The largest uploads have 250 MB (140 MB
 * compressed), which is slow on an average connection and needs much memory.
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

/** The picture of a board, available for 30 days after the analysis. */
export type Picture = 'kept' | 'gone' | 'none';

interface BoardCardProps extends BoardProps {
  readonly kept: Picture;
  /** Size of the drawing. */
  readonly bytes: number;
}

/** The board with its findings, or the reason why it cannot be shown. */
export function BoardCard({ kept, bytes, ...board }: BoardCardProps) {
  const { fileSize } = useFormats();
  const [isWanted, setIsWanted] = useState(bytes <= mostBytes);
  const isShown = kept === 'kept' && isWanted;
  return (
    <Card title={isShown ? undefined : <FormattedMessage {...messages.title} />} isFlush={isShown}>
      {isShown && (
        <>
          <VisuallyHidden as="h2">
            <FormattedMessage {...messages.title} />
          </VisuallyHidden>
          <BoardViewer {...board} />
        </>
      )}
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
