import type { RemoteRouteObject } from '@portal/shared/remote';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: '/former',
    lazy: async () => ({ Component: (await import('./screens/ListScreen.tsx')).ListScreen }),
  },
  {
    path: '/former/:number',
    lazy: async () => ({ Component: (await import('./screens/NoteScreen.tsx')).NoteScreen }),
  },
];
