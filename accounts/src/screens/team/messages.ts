import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  postCodeHelp: {
    id: 'accounts.team.postCodeHelp',
    description: 'Help below the post code, in Japan, with an {example}',
  },
  title: { id: 'accounts.team.title', description: 'Heading' },
  users: { id: 'accounts.team.users', description: 'Link to the users of the team' },
  company: { id: 'accounts.team.company', description: 'Heading of a card' },
  shippingTitle: { id: 'accounts.team.shippingTitle', description: 'Heading of a card' },
  name: { id: 'accounts.team.name', description: 'Label' },
  postCode: { id: 'accounts.team.postCode', description: 'Label for teams of the {country}' },
  prefecture: { id: 'accounts.team.prefecture', description: 'Label for teams of the {country}' },
  address: { id: 'accounts.team.address', description: 'Label' },
  tel: { id: 'accounts.team.tel', description: 'Label' },
  shipping: { id: 'accounts.team.shipping', description: 'Checkbox: slips go somewhere else' },
  shippingName: { id: 'accounts.team.shippingName', description: 'Label: who gets the slips' },
  shippingField: {
    id: 'accounts.team.shippingField',
    description: 'A field of the shipping address in error sentences; {label}: its label',
  },
  shippingToCompany: {
    id: 'accounts.team.shippingToCompany',
    description: 'Instead of a shipping address: slips go to the company',
  },
  incomplete: {
    id: 'accounts.team.incomplete',
    description: 'Professional teams need complete details to download the software',
  },
  readOnly: { id: 'accounts.team.readOnly', description: 'Guests see the details only' },
});
