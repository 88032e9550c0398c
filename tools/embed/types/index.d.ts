import type { PortalElements, PortalEvents } from './facts.js';

export * from './facts.js';
export * from './loadPortal.js';

/** Events of an element, as whoever listens gets them. */
export type PortalEventMap = {
  [Name in keyof PortalEvents]: CustomEvent<PortalEvents[Name]>;
};

declare global {
  interface HTMLElementTagNameMap extends PortalElements {}
  // They bubble: elements, documents and windows have them.
  interface GlobalEventHandlersEventMap extends PortalEventMap {}
}
