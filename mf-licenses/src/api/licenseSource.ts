import { licensesSchema } from '@portal/shared/contracts';
import { licenseListView } from '@portal/shared/domain';
import { presentLicense } from './license.presenter.ts';

/** All licenses of the team; narrowing and sorting are done in the browser. */
export const licenseSource = {
  queryKey: ['licenses'],
  path: '/api/licenses/',
  schema: licensesSchema,
  present: presentLicense,
  view: licenseListView,
} as const;
