import { defineMessages } from '../intl/defineMessages.ts';

/** Texts that only a screen in another site needs. */
export const messages = defineMessages({
  notAllowed: {
    id: 'embed.notAllowed',
    description: 'The portal answers no calls from {site}, the origin of the page around',
  },
  tokenRefused: {
    id: 'embed.tokenRefused',
    description: 'The bearer that the page gave is not accepted; a later one is taken by itself',
  },
});
