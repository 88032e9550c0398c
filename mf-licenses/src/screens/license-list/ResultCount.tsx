import { FormattedMessage } from '@portal/shared';
import { Count } from './ResultCount.styles.ts';
import { messages } from './messages.ts';

interface ResultCountProps {
  readonly matching: number;
  /** `undefined` while the whole list is not here yet. */
  readonly total: number | undefined;
}

/** Read out when search or filters have changed it. */
export function ResultCount({ matching, total = matching }: ResultCountProps) {
  return (
    <Count role="status">
      {matching === total ? (
        <FormattedMessage {...messages.count} values={{ count: matching }} />
      ) : (
        <FormattedMessage {...messages.countOf} values={{ count: matching, total }} />
      )}
    </Count>
  );
}
