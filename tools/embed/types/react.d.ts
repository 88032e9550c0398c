// React 19 and later, which sets properties of elements and listens to their events.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PortalAttributes,
  PortalElement,
  PortalElementProperties,
  PortalElements,
  PortalEventMap,
} from './index.js';

type Properties = {
  [Name in keyof PortalElementProperties]?: PortalElementProperties[Name] | undefined;
};

type Listeners = {
  [Name in keyof PortalEventMap as `on${Name}`]?:
    | ((event: PortalEventMap[Name]) => void)
    | undefined;
};

/** What an element of a portal takes in JSX. */
export type PortalElementProps = DetailedHTMLProps<HTMLAttributes<PortalElement>, PortalElement> &
  Omit<PortalAttributes, keyof Properties> &
  Properties &
  Listeners;

type PortalTags = { [Tag in keyof PortalElements]: PortalElementProps };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PortalTags {}
  }
}
