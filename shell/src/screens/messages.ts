import { defineMessages } from '@portal/shared';

export const screenMessages = defineMessages({
  notFound: { id: 'shell.screens.notFound', description: 'Why nothing is shown at this address' },
  notPermitted: { id: 'shell.screens.notPermitted', description: 'Who can change that' },
  toStart: { id: 'shell.screens.toStart', description: 'Link to the start page' },
});
