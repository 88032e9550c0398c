import { defineMessages } from '@portal/shared';

/** Why a sign-in by a team's provider came to nothing, by the contract's code. */
export const problemMessages = defineMessages({
  over: { id: 'accounts.sso.problem.over', description: 'Begun too long ago, or used already' },
  provider_away: { id: 'accounts.sso.problem.away', description: 'The provider does not answer' },
  provider_refused: { id: 'accounts.sso.problem.refused', description: 'The provider said no' },
  not_trusted: { id: 'accounts.sso.problem.notTrusted', description: 'Its answer is not valid' },
  no_address: { id: 'accounts.sso.problem.noAddress', description: 'It names no mail address' },
  other_domain: {
    id: 'accounts.sso.problem.otherDomain',
    description: 'Address outside the domain',
  },
  not_verified: { id: 'accounts.sso.problem.notVerified', description: 'Address not verified' },
  linked_elsewhere: {
    id: 'accounts.sso.problem.linkedElsewhere',
    description: 'Another person of the provider signs in to the account of that address',
  },
  other_person: { id: 'accounts.sso.problem.otherPerson', description: 'Somebody else signed in' },
  switched_off: { id: 'accounts.sso.problem.switchedOff', description: 'The team switched it off' },
  account_closed: { id: 'accounts.sso.problem.accountClosed', description: 'No longer active' },
  account_left: { id: 'accounts.sso.problem.accountLeft', description: 'Has left the service' },
});

export function isSsoProblem(code: string): code is keyof typeof problemMessages {
  return Object.hasOwn(problemMessages, code);
}
