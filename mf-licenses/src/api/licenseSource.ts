import { licensesSchema, presentLicense } from '@portal/shared/contracts';
import { licenseListView } from '@portal/shared/domain';

/** Source of the license list: all licenses of the team, filtered and sorted in the browser. */
export const licenseSource = {
  queryKey: ['licenses'],
  changesWith: ['licenses', 'orders'],
  path: '/api/licenses/',
  schema: licensesSchema,
  present: presentLicense,
  view: licenseListView,
} as const;
