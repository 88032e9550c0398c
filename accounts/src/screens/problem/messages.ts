import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  sign_in_over_title: { id: 'accounts.problem.signInOverTitle', description: 'Heading' },
  sign_in_over: {
    id: 'accounts.problem.signInOver',
    description: 'The sign-in page was open too long, finished already, or cookies are blocked',
  },
  signed_out_title: { id: 'accounts.problem.signedOutTitle', description: 'Heading' },
  signed_out: { id: 'accounts.problem.signedOut', description: 'Nobody is signed in any more' },
  not_found_title: { id: 'accounts.problem.notFoundTitle', description: 'Heading' },
  not_found: { id: 'accounts.problem.notFound', description: 'No page has this address' },
  refused_title: { id: 'accounts.problem.refusedTitle', description: 'Heading' },
  refused: { id: 'accounts.problem.refused', description: 'A request to sign in was not valid' },
  failed_title: { id: 'accounts.problem.failedTitle', description: 'Heading' },
  failed: { id: 'accounts.problem.failed', description: 'A fault of ours while signing in' },
  toManager: { id: 'accounts.problem.toManager', description: 'Button: start again' },
});
