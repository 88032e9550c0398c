import type { PortalElements, PortalEvents } from './facts.js';

export * from './facts.js';
export * from './loadPortal.js';

/** Events of an element, as listeners receive them. */
export type PortalEventMap = {
  [Name in keyof PortalEvents]: CustomEvent<PortalEvents[Name]>;
};

declare global {
  interface HTMLElementTagNameMap extends PortalElements {}
  // They bubble to documents and windows.
  interface GlobalEventHandlersEventMap extends PortalEventMap {}
}
