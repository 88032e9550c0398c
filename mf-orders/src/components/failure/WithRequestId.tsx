import { RequestId } from '@portal/shared';
import type { ReactNode } from 'react';

interface WithRequestIdProps {
  readonly error: unknown;
  readonly children: ReactNode;
}

/** A sentence about a failure, and after it the number that support can find it by. */
export function WithRequestId({ error, children }: WithRequestIdProps) {
  return (
    <>
      {children} <RequestId error={error} />
    </>
  );
}
