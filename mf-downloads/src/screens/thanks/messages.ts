import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'downloads.thanks.title', description: 'Heading and document title' },
  notStarted: {
    id: 'downloads.thanks.notStarted',
    description: 'Heading and document title when there is nothing to thank for',
  },
  starts: {
    id: 'downloads.thanks.starts',
    description: 'The download starts by itself; <a>…</a> is the link for when it does not',
  },
  incomplete: {
    id: 'downloads.thanks.incomplete',
    description: 'The address of the page names no file',
  },
  next: {
    id: 'downloads.thanks.next',
    description: 'What to do after the installation, above the button',
  },
  register: {
    id: 'downloads.thanks.register',
    description: 'Button to the license list, as it is called there',
  },
  back: { id: 'downloads.thanks.back', description: 'Link to the download page' },
});
