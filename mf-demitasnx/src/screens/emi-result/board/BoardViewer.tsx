import {
  Alert,
  ErrorState,
  FormattedMessage,
  isApiError,
  RemoteMessages,
  Skeleton,
  Stack,
  useQuery,
} from '@portal/shared';
import { drawingQuery } from '../../../api/results/drawingQuery.ts';
import en from '../../../locales/board/en.json';
import ja from '../../../locales/board/ja.json';
import { Waiting } from './board.styles.ts';
import { BoardPicture } from './BoardPicture.tsx';
import type { BoardProps } from './BoardProps.ts';
import { cardMessages } from './cardMessages.ts';
import { messages } from './messages.ts';
import { useScene } from './useScene.ts';

const catalogs = { en, ja };

/** Reads a board's drawing and prepares it without blocking the page. */
export function BoardViewer(props: BoardProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <PreparedBoard {...props} />
    </RemoteMessages>
  );
}

function PreparedBoard(props: BoardProps) {
  const { data, error, isFetching, refetch } = useQuery(drawingQuery(props.job));
  const scene = useScene(data);
  if (scene) return <BoardPicture {...props} scene={scene} />;
  if (data === null) {
    return (
      <Alert>
        <FormattedMessage {...cardMessages.noPicture} />
      </Alert>
    );
  }
  if (error) {
    return (
      <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()}>
        {/* Everything else than a failed call is a drawing that cannot be read. */}
        {isApiError(error) ? undefined : <FormattedMessage {...messages.damaged} />}
      </ErrorState>
    );
  }
  return (
    <Waiting>
      <Stack>
        <p>
          <FormattedMessage {...messages.preparing} />
        </p>
        <Skeleton lines={4} />
      </Stack>
    </Waiting>
  );
}
