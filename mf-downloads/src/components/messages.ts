import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  noLicense: { id: 'downloads.refused.noLicense', description: 'Title: the team may not download' },
  incomplete: {
    id: 'downloads.refused.incomplete',
    description: 'Why, and that {count} company details, which a list below names, are missing',
  },
  name: { id: 'downloads.refused.name', description: 'Company detail' },
  postCode: { id: 'downloads.refused.postCode', description: 'Company detail in the {country}' },
  prefecture: {
    id: 'downloads.refused.prefecture',
    description: 'Company detail in the {country}',
  },
  address: { id: 'downloads.refused.address', description: 'Company detail' },
  tel: { id: 'downloads.refused.tel', description: 'Company detail' },
  fillIn: { id: 'downloads.refused.fillIn', description: 'Link to the form of company details' },
  askOwner: {
    id: 'downloads.refused.askOwner',
    description: 'For guests, who cannot change company details',
  },
});
