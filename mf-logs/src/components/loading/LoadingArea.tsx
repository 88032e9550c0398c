import { commonMessages, useIntl } from '@portal/shared';
import type { ReactNode } from 'react';
import { Area, Box, Content, Veil } from './LoadingArea.styles.ts';
import { useIsLoadingShown } from './useIsLoadingShown.ts';

interface LoadingAreaProps {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly children: ReactNode;
}

/** Content with the loading dialog above it; the content keeps rendering below. */
export function LoadingArea({ isLoading, isFailed, children }: LoadingAreaProps) {
  const { formatMessage } = useIntl();
  const isShown = useIsLoadingShown({ isLoading, isFailed });
  const loading = formatMessage(commonMessages.loading);
  return (
    <Area aria-busy={isShown}>
      <Content>{children}</Content>
      {isShown && (
        <Veil>
          <Box open aria-label={loading}>
            <p role="status">{loading}</p>
          </Box>
        </Veil>
      )}
    </Area>
  );
}
