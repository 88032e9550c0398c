import { MenuEntriesProvider, Route, Routes } from '@portal/shared';
import { aSession, renderWithProviders } from '@portal/shared/testing';
import { paths } from '../paths.ts';
import { CardReturnScreen } from '../screens/card-return/CardReturnScreen.tsx';
import { CheckoutScreen } from '../screens/checkout/CheckoutScreen.tsx';
import { OrderDetailScreen } from '../screens/order-detail/OrderDetailScreen.tsx';
import { OrderListScreen } from '../screens/order-list/OrderListScreen.tsx';

/** Renders the remote's screens at an address, for an owner in Japan who reads English. */
export function renderOrders(path: string, session = aSession()) {
  return renderWithProviders(
    <MenuEntriesProvider entries={[{ to: paths.licenses }, { to: paths.emiCheck }]}>
      <main>
        <Routes>
          <Route path={paths.orders} element={<OrderListScreen />} />
          <Route path={paths.orderPattern} element={<OrderDetailScreen />} />
          <Route path={paths.payment} element={<CheckoutScreen />} />
          <Route path={paths.cardReturn} element={<CardReturnScreen />} />
          <Route path="*" element={null} />
        </Routes>
      </main>
    </MenuEntriesProvider>,
    { session, path },
  );
}
