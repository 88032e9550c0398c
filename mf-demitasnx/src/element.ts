import { definePortalElement } from '@portal/shared/embed';
import { routes } from './routes.tsx';

definePortalElement('portal-demitasnx', routes);

export { bootstrap, mount, unmount } from './lifecycles.ts';
