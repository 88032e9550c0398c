import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { EmbedRoom } from './EmbedRoom.tsx';

/** A shadow root within a page's own React tree, or that of another framework, for what is in it. */
export function ShadowHost({ children }: { readonly children: ReactNode }) {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (host) setShadow(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  return (
    <div ref={attach}>
      {shadow && createPortal(<EmbedRoom shadow={shadow}>{children}</EmbedRoom>, shadow)}
    </div>
  );
}
