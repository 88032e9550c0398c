import { createQueryClient, createSessionStore, sessionFromBootstrap } from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import type { PlainPage } from './PlainRoot.tsx';
import { plainScreens } from './screens.ts';

export function createPlainPage(bootstrap: PageBootstrap, screens = plainScreens()): PlainPage {
  return {
    session: createSessionStore(sessionFromBootstrap(bootstrap)),
    queries: createQueryClient(),
    screens,
    navigation: bootstrap.navigation,
  };
}
