import { defineMessages } from '@portal/shared';

export const dialogMessages = defineMessages({
  field: { id: 'shell.search.field', description: 'Name of the field: what can be typed' },
  results: { id: 'shell.search.results', description: 'Name of the list below the field' },
  recent: { id: 'shell.search.recent', description: 'Group: what was opened by the search' },
  screens: { id: 'shell.search.screens', description: 'Group: entries of the menu' },
  acts: { id: 'shell.search.acts', description: 'Group: what can be done' },
  failed: { id: 'shell.search.failed', description: 'In the group {part}, instead of its results' },
  all: { id: 'shell.search.all', description: 'Link to the list of {part}, with the same words' },
  first: {
    id: 'shell.search.first',
    description: 'Beside the name of a group: there are more results than these {count}',
  },
  nothing: {
    id: 'shell.search.nothing',
    description: 'Instead of the list; {text}: what is typed',
  },
  count: { id: 'shell.search.count', description: 'Read aloud: how many results there are' },
});
