import { Icon, useIntl } from '@portal/shared';
import { Tooltip } from '@portal/shared/overlays';
import { messages } from './messages.ts';
import { HintPlace } from './renewal.styles.ts';

/** Why a license cannot be renewed now: its name for screen readers, a tooltip for the others. */
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
