import { routes as licenses } from '@portal/mf-licenses/src/routes.tsx';
import { routes as orders } from '@portal/mf-orders/src/routes.tsx';
import { createScreens, type Screens } from './createScreens.ts';

export function plainScreens(): Screens {
  return createScreens([...licenses, ...orders]);
}
