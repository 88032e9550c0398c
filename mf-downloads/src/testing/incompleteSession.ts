import { aSession } from '@portal/shared/testing';

type Shape = Parameters<typeof aSession>[0];

/** A session whose team has no post code and no phone number. */
export function incompleteSession(shape: Shape = {}) {
  const session = aSession(shape);
  const team = session.team && { ...session.team, post_code: '', tel: ' ' };
  return { ...session, team };
}
