export { defineLifecycles, type LifecycleProps } from './defineLifecycles.tsx';
export { definePortalElement, tokenEvent } from './definePortalElement.tsx';
export type { EmbedSettings } from './EmbedSettings.ts';
export { startStandalone } from './startStandalone.tsx';
