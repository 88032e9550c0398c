import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.sessions.title', description: 'Heading' },
  lead: { id: 'accounts.sessions.lead', description: 'Below the heading' },
  list: { id: 'accounts.sessions.list', description: 'Heading of the list; {count}: devices' },
  device: {
    id: 'accounts.sessions.device',
    description: 'Name of a device; {has}: which of {browser} and {system} are known',
  },
  current: { id: 'accounts.sessions.current', description: 'Mark of the device that looks' },
  kept: { id: 'accounts.sessions.kept', description: 'Mark: stays signed in for 30 days' },
  signedIn: { id: 'accounts.sessions.signedIn', description: '{time}: instant of the sign-in' },
  seen: { id: 'accounts.sessions.seen', description: '{time}: last sign of life' },
  ends: { id: 'accounts.sessions.ends', description: '{time}: when a kept session ends' },
  ip: { id: 'accounts.sessions.ip', description: '{ip}: network address' },
  end: { id: 'accounts.sessions.end', description: 'Button' },
  endOf: { id: 'accounts.sessions.endOf', description: 'Button read out: {device}' },
  ended: { id: 'accounts.sessions.ended', description: 'Snackbar: {device} was signed out' },
  endOthers: { id: 'accounts.sessions.endOthers', description: 'Button' },
  endOthersTitle: { id: 'accounts.sessions.endOthersTitle', description: 'Heading of a dialog' },
  endOthersText: {
    id: 'accounts.sessions.endOthersText',
    description: 'In that dialog: what happens; {count}: devices',
  },
  othersEnded: { id: 'accounts.sessions.othersEnded', description: 'Snackbar' },
  unknownHelp: {
    id: 'accounts.sessions.unknownHelp',
    description: 'Below the list: what to do about a device that is not known',
  },
  toSecurity: { id: 'accounts.sessions.toSecurity', description: 'Link to /security' },
});
