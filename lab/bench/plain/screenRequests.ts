/** One screen of each remote as its routes import it, in the order of the remotes in `src/screens.ts`. */
export const screenRequests = [
  './screens/license-list/LicenseListScreen.tsx',
  './screens/order-list/OrderListScreen.tsx',
];
