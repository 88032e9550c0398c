import { defineJob } from '../jobs/Queue.ts';

/** Sends one row of the outbox. */
export const mailJob = defineJob<{ readonly id: string }>('mail.send', 12);
