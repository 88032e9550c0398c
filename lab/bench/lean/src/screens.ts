/** The two screens: path, data call, and lazy import. */
export const screens = [
  {
    path: '/license',
    title: 'Licenses',
    call: '/api/licenses/?limit=100',
    load: async () => (await import('./LicenseList.tsx')).LicenseList,
  },
  {
    path: '/orders',
    title: 'Orders',
    call: '/api/orders/?limit=100',
    load: async () => (await import('./OrderHistory.tsx')).OrderHistory,
  },
];
