import { api, isApiError, useMutation, useQueryClient } from '@portal/shared';
import { switchAnswerSchema } from '@portal/shared/contracts';
import { licenseFileRefusals, type LicenseFileRefusal } from '@portal/shared/domain';
import { licenseSource } from './licenseSource.ts';
import { useTellLicenseChange } from './useTellLicenseChange.ts';

/** The reason of a refusal; `unknown` when this release has no message for it. */
export type SwitchRefusal = LicenseFileRefusal | 'unknown';

/** The field of the uploaded file, which is also the end of the address. */
const fileFields = { standalone: 'lir', network: 'lrr' } as const;

/** An uploaded request file, and for the switch to standalone the choices beside it. */
interface SwitchRequest {
  readonly file: File;
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Switches licenses to standalone for the device that made a request file (.lir), or back to
 * network with its release request file (.lrr). The result is the reason of a refusal, or `null`.
 * The mutation fails without a decision: no answer, session expired, or server error.
 */
export function useSwitchActivation(mode: keyof typeof fileFields) {
  const client = useQueryClient();
  const tellChange = useTellLicenseChange();
  return useMutation({
    mutationFn: ({ file, fields = {} }: SwitchRequest) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set(fileFields[mode], file);
      return send(`/api/license/${fileFields[mode]}`, form);
    },
    onSuccess: () => {
      tellChange(mode);
      return client.invalidateQueries({ queryKey: licenseSource.queryKey });
    },
  });
}

/** The response is one word; the reason of a refusal is in a header. */
async function send(path: string, form: FormData): Promise<SwitchRefusal | null> {
  try {
    const { data, headers } = await api.call('POST', path, switchAnswerSchema, {
      form,
      answer: 'text',
    });
    if (data === 'success') return null;
    const reason = headers.get('X-Reason');
    return licenseFileRefusals.find((known) => known === reason) ?? 'unknown';
  } catch (error) {
    // A proxy's body size limit answers before the API does.
    if (isApiError(error) && error.status === 413) return 'too_large';
    throw error;
  }
}
