import { defineMessages } from '../../../web/intl/defineMessages.ts';

export const messages = defineMessages({
  changed: {
    id: 'list.viewChanged',
    description: 'Beside a view’s name: the list differs from it',
  },
  standard: { id: 'list.viewStandard', description: 'Menu: the list without filters' },
  inUse: { id: 'list.viewInUse', description: 'For screen readers: the view in use' },
  shared: { id: 'list.viewShared', description: 'Below a view’s name: the team has it' },
  saveChanges: { id: 'list.viewSaveChanges', description: 'Menu: save {name} as it is now' },
  saved: { id: 'list.viewSaved', description: 'Success: {name}' },
  saveFailed: { id: 'list.viewSaveFailed', description: 'Failure: {name}' },
  saveAs: { id: 'list.viewSaveAs', description: 'Menu, and title of the dialog' },
  edit: { id: 'list.viewEdit', description: 'Menu, and title of the dialog: name and sharing' },
  name: { id: 'list.viewName', description: 'Label of a field' },
  share: { id: 'list.viewShare', description: 'Checkbox: the whole team has the view' },
  help: { id: 'list.viewHelp', description: 'What is saved' },
  save: { id: 'list.viewSave', description: 'Button' },
  delete: { id: 'list.viewDelete', description: 'Menu: delete {name}' },
  deleteTitle: { id: 'list.viewDeleteTitle', description: 'Question: delete {name}?' },
  deleteShared: { id: 'list.viewDeleteShared', description: 'Below it: what that means' },
  deleteButton: { id: 'list.viewDeleteButton', description: 'Button' },
  tooMany: { id: 'list.viewTooMany', description: 'Failure: no room for another view' },
  notLoaded: { id: 'list.viewsNotLoaded', description: 'Failure, above the menu' },
});
