// React 18 and earlier only set attributes: properties and events need a ref.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PortalAttributes, PortalElement, PortalElements } from './index.js';

/** The JSX props of a portal element. React passes `class` unchanged, so it replaces `className`. */
export type PortalElementProps = Omit<
  DetailedHTMLProps<HTMLAttributes<PortalElement>, PortalElement>,
  'className'
> &
  PortalAttributes & { class?: string | undefined };

type PortalTags = { [Tag in keyof PortalElements]: PortalElementProps };

declare global {
  namespace JSX {
    interface IntrinsicElements extends PortalTags {}
  }
}
