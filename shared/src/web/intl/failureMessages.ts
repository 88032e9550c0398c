import { defineMessages } from './defineMessages.ts';

/** What failed in a call and what to do, by the kind of failure. */
export const failureMessages = defineMessages({
  network: { id: 'failure.network', description: 'No answer from the server' },
  timeout: { id: 'failure.timeout', description: 'No answer within 30 seconds' },
  malformed: { id: 'failure.malformed', description: 'The answer could not be read' },
  refused: { id: 'failure.refused', description: 'The server refuses without a known reason' },
  signed_out: { id: 'failure.signedOut', description: 'The session is over' },
  server: { id: 'failure.server', description: 'The server failed' },
  databaseAway: {
    id: 'failure.databaseAway',
    description: 'The database is away; whether a change was made is not known',
  },
  diskFull: { id: 'failure.diskFull', description: 'The server has no room to store anything' },
  notAllowed: { id: 'failure.notAllowed', description: 'The person may not do that' },
  notFound: { id: 'failure.notFound', description: 'The thing does not exist any more' },
  tooLarge: { id: 'failure.tooLarge', description: 'The file is too large' },
  tooMany: {
    id: 'failure.tooMany',
    description: 'Too many requests; the wait is short or unknown',
  },
  tooManyMinutes: {
    id: 'failure.tooManyMinutes',
    description: 'Too many requests; {count} minutes',
  },
  tooManyHours: { id: 'failure.tooManyHours', description: 'Too many requests; {count} hours' },
  document: {
    id: 'failure.document',
    description: 'Title of an alert: {document} of order {number} could not be downloaded',
  },
  notOffered: {
    id: 'failure.notOffered',
    description: 'The order has changed and no longer has this document',
  },
  unknown: { id: 'common.errorOccurred', description: 'Generic failure' },
});
