// React 18 and earlier, which writes attributes alone: properties and events need a ref there.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PortalAttributes, PortalElement, PortalElements } from './index.js';

/** What an element of a portal takes in JSX. Its class is `class`, as React writes it as it stands. */
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
