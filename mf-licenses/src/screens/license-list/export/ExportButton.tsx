import { Alert, Button, FormattedMessage, theme } from '@portal/shared';
import type { License } from '@portal/shared/domain';
import type { Extent } from '@portal/shared/list';
import { useId } from 'react';
import { styled } from 'styled-components';
import { messages } from './messages.ts';
import { useSaveCsv } from './useSaveCsv.ts';

/** The reason beside the disabled button. */
const Reason = styled.p`
  margin-left: auto;
  color: ${theme.color.muted};
  ${theme.media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`;

interface ExportButtonProps {
  /** The displayed licenses: filtered and sorted. */
  readonly licenses: readonly License[];
  readonly extent: Extent;
}

export function ExportButton({ licenses, extent }: ExportButtonProps) {
  const reasonId = useId();
  const { state, save } = useSaveCsv();
  const isPartial = extent === 'partial';
  const isLoading = extent === 'none' || extent === 'loading';
  return (
    <>
      {state === 'failed' && (
        <Alert kind="danger">
          <FormattedMessage {...messages.failed} />
        </Alert>
      )}
      {isPartial && (
        <Reason id={reasonId}>
          <FormattedMessage {...messages.wholeOnly} />
        </Reason>
      )}
      <Button
        size="small"
        icon="download"
        isBusy={state === 'busy' || isLoading}
        disabled={isPartial || (extent === 'whole' && licenses.length === 0)}
        aria-describedby={isPartial ? reasonId : undefined}
        onClick={() => void save(licenses)}
      >
        <FormattedMessage {...messages.download} />
      </Button>
    </>
  );
}
