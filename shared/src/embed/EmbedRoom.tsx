import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { remVariable } from '../theme/theme.ts';
import { DocumentTitle } from '../ui/page-heading/DocumentTitle.ts';
import { styleTarget } from './styleTarget.ts';
import { EmbedTheme } from './theme/EmbedTheme.ts';

interface EmbedRoomProps {
  readonly shadow: ShadowRoot;
  readonly children: ReactNode;
}

/** The library of the controls has this rule in the head of the portal's page. */
const ControlStyle = createGlobalStyle`
  [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
`;

const nameNothing = () => undefined;

/**
 * A shadow root as the only place that an embedded remote has: its styles lie there, menus and
 * dialogs open there, sizes are those of the reader's browser whatever the page made of its root,
 * and the document around keeps its title.
 */
export function EmbedRoom({ shadow, children }: EmbedRoomProps) {
  const overlays = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const [target] = useState(() => styleTarget(shadow));
  useLayoutEffect(() => {
    if (!probe.current || !(shadow.host instanceof HTMLElement)) return;
    // On the place itself: menus and dialogs beside the screen inherit it too.
    const room = probe.current.parentElement;
    room?.style.setProperty(remVariable, getComputedStyle(probe.current).fontSize);
  }, [shadow]);
  useEffect(
    () => () => {
      // Open dialogs keep the page from scrolling, and give back all but the attribute.
      const { documentElement: root } = document;
      if (root.getAttribute('style') === '') root.removeAttribute('style');
    },
    [],
  );
  return (
    <StyleSheetManager target={target}>
      <DocumentTitle value={nameNothing}>
        <UNSAFE_PortalProvider getContainer={() => overlays.current}>
          <EmbedTheme />
          <ControlStyle />
          <div ref={probe} hidden style={{ fontSize: 'medium' }} />
          {children}
          <div ref={overlays} />
        </UNSAFE_PortalProvider>
      </DocumentTitle>
    </StyleSheetManager>
  );
}
