import { defineJob } from '../platform/jobs/Queue.ts';
import type { Workers } from '../platform/Deps.ts';
import { deleteAddressChangesBefore } from './people/address/address.queries.ts';
import { deletePasswordResetsBefore } from './sign-in/passwords/passwordReset.queries.ts';
import { deleteInvitationsBefore } from './directory/invitations.queries.ts';
import { deleteRegistrationsBefore } from './sign-in/registration/registration.queries.ts';
import { deleteGoneDevices } from './security/sessions/sessions.queries.ts';
import { deleteFailuresBefore } from './security/lock-out/lockOut.queries.ts';
import { deleteChallengesBefore } from './security/passkeys/challenges.queries.ts';
import { deleteResetsBefore } from './security/factors/factorReset.queries.ts';
import { deletePendingSignInsBefore } from './security/sessions/pendingSignIn.queries.ts';
import { deleteAttemptsBefore } from './sso/provider/attempts.queries.ts';
import { deleteProofsBefore } from './security/proof/sessionProof.queries.ts';
import { deleteExpiredPayloads } from './sign-in/provider-store/provider.queries.ts';

const cleanUpJob = defineJob<object>('accounts.clean-up', 2);
const dayMs = 24 * 60 * 60 * 1000;
/** Days for which an old link still answers that it has expired. */
const linkDays = 7;
/** Days for which an expired invitation can be sent again. */
const invitationDays = 30;

/** Removes what accounts no longer needs, once an hour. */
export const accountsCleanUp: Workers = ({ db, clock, queue }) => {
  queue.schedule(cleanUpJob, '17 * * * *', async () => {
    const now = clock().getTime();
    await deleteExpiredPayloads(db, new Date(now));
    await deleteGoneDevices(db);
    await deletePendingSignInsBefore(db, new Date(now));
    await deleteChallengesBefore(db, new Date(now));
    await deleteFailuresBefore(db, new Date(now - dayMs));
    await deleteAttemptsBefore(db, new Date(now));
    await deleteProofsBefore(db, new Date(now - dayMs));
    const oldLinks = new Date(now - linkDays * dayMs);
    await deleteRegistrationsBefore(db, oldLinks);
    await deletePasswordResetsBefore(db, oldLinks);
    await deleteAddressChangesBefore(db, oldLinks);
    await deleteResetsBefore(db, oldLinks);
    await deleteInvitationsBefore(db, new Date(now - invitationDays * dayMs));
  });
};
