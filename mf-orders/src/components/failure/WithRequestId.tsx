import { RequestId } from '@portal/shared';
import type { ReactNode } from 'react';

interface WithRequestIdProps {
  readonly error: unknown;
  readonly children: ReactNode;
}

/** A sentence about a failure, followed by the request id for support. */
export function WithRequestId({ error, children }: WithRequestIdProps) {
  return (
    <>
      {children} <RequestId error={error} />
    </>
  );
}
