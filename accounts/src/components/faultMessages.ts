import { defineMessages } from '@portal/shared';

/** Sentences about a wrong field and what to do, by the contract's code. */
export const faultMessages = defineMessages({
  required: {
    id: 'accounts.fault.required',
    description: '{field} is empty; {label}: its name on the page',
  },
  too_long: {
    id: 'accounts.fault.tooLong',
    description: '{label}: name of the field; {max}: how many characters it takes',
  },
  too_short: { id: 'accounts.fault.tooShort', description: 'The password is too short' },
  too_common: {
    id: 'accounts.fault.tooCommon',
    description: 'The chosen password is a common one or near to one',
  },
  not_an_email: { id: 'accounts.fault.notAnEmail', description: 'No email address' },
  not_a_post_code: {
    id: 'accounts.fault.notAPostCode',
    description: 'No post code, with an {example} of the country',
  },
  not_a_phone_number: {
    id: 'accounts.fault.notAPhoneNumber',
    description: 'No phone number, with an {example} of the country',
  },
  not_plain_text: {
    id: 'accounts.fault.notPlainText',
    description: '{label}: name of the field; it has control characters or line breaks',
  },
  not_printable: {
    id: 'accounts.fault.notPrintable',
    description: 'Papers cannot show the {characters} in what was typed',
  },
  already_member: {
    id: 'accounts.fault.alreadyMember',
    description: 'The address is of somebody in the team',
  },
  already_invited: {
    id: 'accounts.fault.alreadyInvited',
    description: 'The team has invited the address already',
  },
  same_address: {
    id: 'accounts.fault.sameAddress',
    description: 'The new mail address is the one that the person has',
  },
  not_an_address: {
    id: 'accounts.fault.notAnAddress',
    description: 'No https address, or one of a private network',
  },
  not_a_domain: { id: 'accounts.fault.notADomain', description: 'No mail domain' },
  public_domain: { id: 'accounts.fault.publicDomain', description: 'Open to everybody' },
  domain_taken: { id: 'accounts.fault.domainTaken', description: 'Another team has proved it' },
  not_agreed: { id: 'accounts.fault.notAgreed', description: 'The terms are not accepted' },
  outdated: {
    id: 'accounts.fault.outdated',
    description: 'The page shows terms that no longer count',
  },
});

export function isFieldFault(code: string): code is keyof typeof faultMessages {
  return Object.hasOwn(faultMessages, code);
}
