import { definePortalElement } from '@portal/shared/embed';
import { routes } from './routes.tsx';

definePortalElement('portal-logs', routes);

export { bootstrap, mount, unmount } from './lifecycles.ts';
