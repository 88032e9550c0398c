import { startStandalone } from '@portal/shared/embed';
import { routes } from './routes.tsx';

startStandalone(routes);
