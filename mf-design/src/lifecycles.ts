import { defineLifecycles } from '@portal/shared/embed';
import { routes } from './routes.tsx';

export const { bootstrap, mount, unmount } = defineLifecycles(routes);
