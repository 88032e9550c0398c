import { useSearchParams } from '@portal/shared';
import { dropEstimate, estimateParameter, readEstimate, type Cart } from '@portal/shared/domain';
import { useEffect, useEffectEvent } from 'react';

/**
 * Takes over the estimate in the address of the link after a registration, and removes it from the
 * address, so that a reload does not repeat it.
 *
 * @param isReady Whether the stored cart has been read.
 */
export function useEstimateLink(take: (estimate: Cart) => void, isReady = true): void {
  const [address, setAddress] = useSearchParams();
  const key = address.has(estimateParameter) ? address.toString() : null;
  const handleEstimate = useEffectEvent((query: string) => {
    const estimate = readEstimate(new URLSearchParams(query));
    if (estimate !== null) take(estimate);
    setAddress(dropEstimate, { replace: true });
  });
  useEffect(() => {
    if (key !== null && isReady) handleEstimate(key);
  }, [key, isReady]);
}
