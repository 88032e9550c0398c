import type { RemoteRouteObject } from '@portal/shared/remote';
import { isFaulty } from './faults/isFaulty.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: '/fixture',
    lazy: async () => ({ Component: (await import('./screens/PlainScreen.tsx')).PlainScreen }),
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
    path: '/fixture/table',
    lazy: async () => ({ Component: (await import('./screens/TableScreen.tsx')).TableScreen }),
  },
  {
    path: '/fixture/import',
    lazy: async () => ({ Component: (await import('./faults/ImportScreen.tsx')).ImportScreen }),
  },
  {
    path: '/fixture/render',
    lazy: async () => ({ Component: (await import('./faults/RenderScreen.tsx')).RenderScreen }),
  },
  {
    path: '/fixture/effect',
    lazy: async () => ({ Component: (await import('./faults/EffectScreen.tsx')).EffectScreen }),
  },
  {
    path: '/fixture/event',
    lazy: async () => ({ Component: (await import('./faults/EventScreen.tsx')).EventScreen }),
  },
  {
    path: '/fixture/never',
    lazy: async () => {
      if (isFaulty) await new Promise(() => undefined);
      return { Component: (await import('./faults/Works.tsx')).Works };
    },
  },
  {
    path: '/fixture/suspended',
    lazy: async () => ({
      Component: (await import('./faults/SuspendedScreen.tsx')).SuspendedScreen,
    }),
  },
  {
    path: '/fixture/other-react',
    lazy: async () => ({
      Component: (await import('./faults/OtherReactScreen.tsx')).OtherReactScreen,
    }),
  },
  {
    path: '/fixture/endless',
    lazy: async () => ({ Component: (await import('./faults/EndlessScreen.tsx')).EndlessScreen }),
  },
];
