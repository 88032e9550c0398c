import { Icon, useIntl } from '@portal/shared';
import { Tooltip } from '@portal/shared/overlays';
import { messages } from './messages.ts';
import { HintPlace } from './renewal.styles.ts';

/** The reason why a license cannot be renewed now: an accessible name and a tooltip. */
export function UnpaidHint() {
  const reason = useIntl().formatMessage(messages.unpaid);
  return (
    <HintPlace>
      <Tooltip text={reason}>
        <button type="button" aria-label={reason}>
          <Icon name="info" size={18} />
        </button>
      </Tooltip>
    </HintPlace>
  );
}
