import type { RemoteRouteObject } from '@portal/shared/remote';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: '/fixture',
    lazy: async () => ({ Component: (await import('./screens/PlainScreen.tsx')).PlainScreen }),
  },
  {
    path: '/fixture/throws',
    lazy: async () => ({
      Component: (await import('./screens/ThrowingScreen.tsx')).ThrowingScreen,
    }),
  },
  {
    path: '/fixture/form',
    lazy: async () => ({ Component: (await import('./screens/FormScreen.tsx')).FormScreen }),
  },
  {
    path: '/fixture/plain-form',
    lazy: async () => ({
      Component: (await import('./screens/PlainFormScreen.tsx')).PlainFormScreen,
    }),
  },
  {
    path: '/fixture/endless',
    lazy: async () => ({
      Component: (await import('./screens/EndlessScreen.tsx')).EndlessScreen,
    }),
  },
  {
    path: '/fixture/table',
    lazy: async () => ({ Component: (await import('./screens/TableScreen.tsx')).TableScreen }),
  },
];
