/** One screen module per remote, in the order of the remotes in `src/screens.ts`. */
export const screenRequests = [
  './screens/license-list/LicenseListScreen.tsx',
  './screens/order-list/OrderListScreen.tsx',
];
