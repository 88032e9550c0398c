import { defineMessages } from '../../web/intl/defineMessages.ts';

/** The texts of the search dialog, which are not part of the first load. */
export const searchMessages = defineMessages({
  field: { id: 'frame.search.field', description: 'Name of the field: what can be typed' },
  results: { id: 'frame.search.results', description: 'Name of the list below the field' },
  recent: { id: 'frame.search.recent', description: 'Group: what was opened by the search' },
  screens: { id: 'frame.search.screens', description: 'Group: entries of the menu' },
  acts: { id: 'frame.search.acts', description: 'Group: what can be done' },
  failed: { id: 'frame.search.failed', description: 'In the group {part}, instead of its results' },
  all: { id: 'frame.search.all', description: 'Link to the list of {part}, with the same words' },
  first: {
    id: 'frame.search.first',
    description: 'Beside the name of a group: there are more results than these {count}',
  },
  nothing: {
    id: 'frame.search.nothing',
    description: 'Instead of the list; {text}: what is typed',
  },
  count: { id: 'frame.search.count', description: 'Read aloud: how many results there are' },
});
