import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '../basics/Locale.ts';
import { EmbedRoom } from './EmbedRoom.tsx';
import { addRoom } from './rooms.ts';

interface ShadowHostProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** A shadow root within a page's own React tree, or that of another framework, for what is in it. */
export function ShadowHost({ locale, children }: ShadowHostProps) {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLDivElement) => {
    const attached = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    setShadow(attached);
    return addRoom(attached);
  }, []);
  return (
    <div ref={attach}>
      {shadow &&
        createPortal(
          <EmbedRoom shadow={shadow} locale={locale}>
            {children}
          </EmbedRoom>,
          shadow,
        )}
    </div>
  );
}
