import { FormattedMessage } from 'react-intl';
import type { ListFailure, ShownList } from './data/List.ts';
import { messages } from './messages.ts';
import { NotCurrentNotice } from './NotCurrentNotice.tsx';

interface ListNoticeProps {
  readonly list: Pick<ShownList<unknown, string>, 'failure' | 'error' | 'isRetrying' | 'retry'>;
}

/** Says that a list is outdated or incomplete, and offers to reload it. */
export function ListNotice({ list: { failure, error, isRetrying, retry } }: ListNoticeProps) {
  if (failure === null) return null;
  return (
    <NotCurrentNotice error={error} isRetrying={isRetrying} onRetry={retry}>
      {failure.kind === 'partial' ? <NotComplete {...failure} /> : undefined}
    </NotCurrentNotice>
  );
}

function NotComplete({ loaded, total }: ListFailure) {
  if (total === undefined) return <FormattedMessage {...messages.notComplete} />;
  return <FormattedMessage {...messages.notCompleteOf} values={{ loaded, total }} />;
}
