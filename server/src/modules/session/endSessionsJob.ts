import { defineJob } from '../../jobs/Queue.ts';

/**
 * Ends sessions of the manager. Accounts enqueues it where a person signs out there
 * (`provider_session`: the `sid` of the id token) or may no longer come in (`user_id`: all of theirs).
 */
export const endSessionsJob = defineJob<
  { readonly provider_session: string } | { readonly user_id: string }
>('session.end', 20);
