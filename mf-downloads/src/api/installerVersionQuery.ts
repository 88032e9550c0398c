import { queryOptions, streamedAnswer } from '@portal/shared';
import { installerVersionSchema } from '@portal/shared/contracts';

/** The latest version of the software; null when nothing is published. */
export function installerVersionQuery() {
  return queryOptions({
    queryKey: ['downloads', 'version'],
    ...streamedAnswer('/api/setting/installer_version', installerVersionSchema),
    select: valueOf,
  });
}

function valueOf({ value }: { readonly value: string | null }): string | null {
  return value;
}
