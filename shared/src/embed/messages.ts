import { defineMessages } from '../web/intl/defineMessages.ts';

/** Texts that only a screen in another site needs. */
export const messages = defineMessages({
  notAllowed: {
    id: 'embed.notAllowed',
    description: 'The portal answers no calls from {site}, the origin of the page around',
  },
  remoteNotAllowed: {
    id: 'embed.remoteNotAllowed',
    description: 'The portal shows other screens on pages of {site}, but not this one',
  },
  noScreen: {
    id: 'embed.noScreen',
    description: 'The page has named the address {path}, which no screen has',
  },
  noToken: { id: 'embed.noToken', description: 'The code of the page has brought no bearer' },
  tokenRefused: {
    id: 'embed.tokenRefused',
    description: 'The bearer that the page gave is not accepted; a later one is taken by itself',
  },
  whySignIn: {
    id: 'embed.whySignIn',
    description: 'Above the sign-in button; {site}: origin of the page around',
  },
  signIn: { id: 'embed.signIn', description: 'Button; opens a window' },
  windowOpen: { id: 'embed.windowOpen', description: 'While that window is open' },
  blocked: { id: 'embed.blocked', description: 'The browser has opened no window' },
  closed: { id: 'embed.closed', description: 'The window was closed before the end' },
  refused: { id: 'embed.refused', description: 'The person did not allow {site} in the window' },
  insecure: { id: 'embed.insecure', description: 'The page is not read over https' },
  failed: { id: 'embed.failed', description: 'The sign-in in the window came to nothing' },
});
