import { useSearchParams } from '@portal/shared';
import { orderListAddress, parseOrderListAddress, type OrderListView } from '@portal/shared/domain';
import { useMemo } from 'react';

/**
 * What the history shows, kept in the address: it survives a reload and can be sent to a colleague.
 * Changes replace the address, so that Back leaves the list instead of undoing keystrokes.
 */
export function useOrderListView() {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => parseOrderListAddress(address), [address]);
  const changeView = (changes: Partial<OrderListView>) => {
    setAddress(
      (current) => orderListAddress({ ...parseOrderListAddress(current), ...changes }, current),
      { replace: true },
    );
  };
  return { address, view, changeView };
}
