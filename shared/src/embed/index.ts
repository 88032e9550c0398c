export { defineLifecycles, type Lifecycles } from './defineLifecycles.tsx';
// oxlint-disable-next-line typescript/no-deprecated -- remotes may import it until the next major version
export { definePortalElement } from './definePortalElement.ts';
export { openEmbed, type Embedding, type Opened } from './openEmbed.tsx';
export type { EmbedSettings } from './EmbedSettings.ts';
export type { EmbedPage } from './EmbedPage.ts';
export type { EmbedEvents, TellPage } from './EmbedEvents.ts';
