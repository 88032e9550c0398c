import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  navigation: { id: 'accounts.pages', description: 'Name of the navigation of account pages' },
});

/** The sections of the account area. */
export const sectionMessages = defineMessages({
  profile: { id: 'accounts.pages.profile', description: 'Section: name, language, picture' },
  security: { id: 'accounts.pages.security', description: 'Section: password, devices' },
  members: { id: 'accounts.pages.members', description: 'Section: people of the team' },
  billing: { id: 'accounts.pages.billing', description: 'Section: cards, edition' },
  company: { id: 'accounts.pages.company', description: 'Section: company and addresses' },
  notifications: { id: 'accounts.pages.notifications', description: 'Section: mails' },
  apps: { id: 'accounts.pages.apps', description: 'Section: sites that show the portal' },
  settings: { id: 'accounts.pages.settings', description: 'Section: all else' },
});

/** The pages of a section with several. */
export const pageMessages = defineMessages({
  '/user': sectionMessages.profile,
  '/security': { id: 'accounts.pages.signIn', description: 'Page: password, second factors' },
  '/sessions': { id: 'accounts.pages.devices', description: 'Page: where one is signed in' },
  '/users': { id: 'accounts.pages.users', description: 'Page: people and invitations' },
  '/sso': { id: 'accounts.pages.sso', description: 'Page: single sign-on' },
  '/audit': { id: 'accounts.pages.audit', description: 'Page: who did what' },
  '/creditcard': { id: 'accounts.pages.cards', description: 'Page: credit cards' },
  '/upgrade': { id: 'accounts.pages.upgrade', description: 'Page: to the Professional edition' },
  '/team': sectionMessages.company,
  '/notices': sectionMessages.notifications,
  '/sites': sectionMessages.apps,
  '/settings': { id: 'accounts.pages.general', description: 'Page: card sharing, own data' },
  '/leave': { id: 'accounts.pages.leave', description: 'Page: leave the service' },
});
