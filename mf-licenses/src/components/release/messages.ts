import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'licenses.release.title', description: 'Title of the confirmation' },
  consequence: {
    id: 'licenses.release.consequence',
    description: 'What releasing {user} from license {number} ({product}) means',
  },
  confirm: { id: 'licenses.release.confirm', description: 'Primary button' },
  done: { id: 'licenses.release.done', description: 'Snackbar: license {number} is free' },
  notInUse: { id: 'licenses.release.notInUse', description: 'Somebody else released it first' },
  standalone: { id: 'licenses.release.standalone', description: 'It went standalone meanwhile' },
  gone: { id: 'licenses.release.gone', description: 'The license does not exist any more' },
  notAllowed: { id: 'licenses.release.notAllowed', description: 'Guests release only their own' },
});
