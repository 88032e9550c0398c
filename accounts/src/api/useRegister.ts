import { api, useMutation } from '@portal/shared';
import { registrationAnswerSchema, type RegistrationRequest } from '@portal/shared/contracts';

/** Sends a registration; its mail follows. */
export function useRegister() {
  return useMutation({
    mutationFn: (registration: RegistrationRequest) =>
      api.post('/api/registrations', { json: registration }, registrationAnswerSchema),
  });
}
