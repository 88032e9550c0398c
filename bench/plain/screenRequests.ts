/** The screens as their routes import them, in the order of the routes in `src/screens.ts`. */
export const screenRequests = [
  './screens/license-list/LicenseListScreen.tsx',
  './screens/PriceListScreen.tsx',
];
