import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { EmbedRoom } from './EmbedRoom.tsx';
import { addRoom } from './rooms.ts';

/** A shadow root within a page's own React tree, or that of another framework, for what is in it. */
export function ShadowHost({ children }: { readonly children: ReactNode }) {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLDivElement) => {
    const attached = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    setShadow(attached);
    return addRoom(attached);
  }, []);
  return (
    <div ref={attach}>
      {shadow && createPortal(<EmbedRoom shadow={shadow}>{children}</EmbedRoom>, shadow)}
    </div>
  );
}
