import { useSearchParams } from '@portal/shared';
import {
  dropEstimate,
  estimateParameter,
  readEstimate,
  type StoredCart,
} from '@portal/shared/domain';
import { useEffect } from 'react';

/**
 * Takes over the estimate that the address carries, as the link after a registration does, and takes
 * it out of the address, so that a reload does not take it again.
 *
 * @param isReady Whether the stored cart has been read.
 */
export function useEstimateLink(take: (estimate: StoredCart) => void, isReady = true): void {
  const [address, setAddress] = useSearchParams();
  const key = address.has(estimateParameter) ? address.toString() : null;
  useEffect(() => {
    if (key === null || !isReady) return;
    const estimate = readEstimate(new URLSearchParams(key));
    if (estimate !== null) take(estimate);
    setAddress(dropEstimate, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [key, isReady]);
}
