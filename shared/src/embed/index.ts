export { defineLifecycles, type Lifecycles } from './defineLifecycles.tsx';
// eslint-disable-next-line @typescript-eslint/no-deprecated -- remotes may import it until the next major version
export { definePortalElement } from './definePortalElement.ts';
export { openEmbed, type Embedding, type Opened } from './openEmbed.tsx';
export type { EmbedSettings } from './EmbedSettings.ts';
export type { EmbedPage } from './EmbedPage.ts';
export type { EmbedEvents, TellPage } from './EmbedEvents.ts';
