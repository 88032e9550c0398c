import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { StyleSheetManager } from 'styled-components';
import { remVariable } from '../theme/theme.ts';
import { DocumentTitle } from '../ui/page-heading/DocumentTitle.ts';

interface EmbedRoomProps {
  readonly shadow: ShadowRoot;
  readonly children: ReactNode;
}

const nameNothing = () => undefined;

/**
 * A shadow root as the only place that an embedded remote has: its styles lie there, menus and
 * dialogs open there, sizes are those of the reader's browser whatever the page made of its root,
 * and the document around keeps its title.
 */
export function EmbedRoom({ shadow, children }: EmbedRoomProps) {
  const overlays = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!probe.current || !(shadow.host instanceof HTMLElement)) return;
    // On the place itself: menus and dialogs beside the screen inherit it too.
    const room = probe.current.parentElement;
    room?.style.setProperty(remVariable, getComputedStyle(probe.current).fontSize);
  }, [shadow]);
  return (
    <StyleSheetManager target={shadow}>
      <DocumentTitle value={nameNothing}>
        <UNSAFE_PortalProvider getContainer={() => overlays.current}>
          <div ref={probe} hidden style={{ fontSize: 'medium' }} />
          {children}
          <div ref={overlays} />
        </UNSAFE_PortalProvider>
      </DocumentTitle>
    </StyleSheetManager>
  );
}
