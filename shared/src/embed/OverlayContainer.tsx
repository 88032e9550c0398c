import { useRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

/** Menus and dialogs open inside the shadow root: outside of it they would have no styles. */
export function OverlayContainer({ children }: { readonly children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <UNSAFE_PortalProvider getContainer={() => container.current}>
      {children}
      <div ref={container} />
    </UNSAFE_PortalProvider>
  );
}
