import { routes as licenses } from '@portal/mf-licenses/src/routes.tsx';
import { routes as orders } from '@portal/mf-orders/src/routes.tsx';
import { createScreens, type Screens } from './createScreens.ts';
import { routes as prices } from '../../remotes/mf-prices/src/routes.tsx';

export function plainScreens(): Screens {
  return createScreens([...licenses, ...orders, ...prices]);
}
