import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import type { Locale } from '../basics/Locale.ts';
import { remVariable, theme } from '../ui/theme/theme.ts';
import { DocumentTitle } from '../ui/page-heading/DocumentTitle.ts';
import { styleTarget } from './styleTarget.ts';
import { EmbedTheme } from './theme/EmbedTheme.ts';

interface EmbedRoomProps {
  readonly shadow: ShadowRoot;
  /** Of what is in it; the page around may be in another language. */
  readonly locale: Locale;
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
export function EmbedRoom({ shadow, locale, children }: EmbedRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const overlays = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const [target] = useState(() => styleTarget(shadow));
  useLayoutEffect(() => {
    if (!probe.current) return;
    // Around all: menus and dialogs beside the screen inherit it too.
    room.current?.style.setProperty(remVariable, getComputedStyle(probe.current).fontSize);
  }, []);
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
          <div ref={room} lang={locale} style={{ fontSize: theme.font.size.m }}>
            <div ref={probe} hidden style={{ fontSize: 'medium' }} />
            {children}
            <div ref={overlays} />
          </div>
        </UNSAFE_PortalProvider>
      </DocumentTitle>
    </StyleSheetManager>
  );
}
