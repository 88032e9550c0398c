import type { PortalElement } from '@portal/embed';
import '@portal/embed/react-18';
import { createRef, useEffect } from 'react';

export function Licenses() {
  const place = createRef<PortalElement>();
  useEffect(() => {
    place.current!.tokenProvider = () => Promise.resolve('token');
    place.current!.addEventListener('portal-navigate', ({ detail }) => detail.path.length);
  });
  return (
    <main>
      <portal-licenses ref={place} class="wide" base-url="https://portal.example" locale="ja" />
      <portal-store key="store" path="/estimate" onClick={() => undefined} />
    </main>
  );
}

export const wrong = (
  <main>
    {/* @ts-expect-error -- React would write an attribute that the element has not */}
    <portal-licenses baseUrl="https://portal.example" />
    {/* @ts-expect-error -- React would write the function as a text */}
    <portal-licenses tokenProvider={() => Promise.resolve('token')} />
    {/* @ts-expect-error -- React would write it as it stands */}
    <portal-licenses className="wide" />
    {/* @ts-expect-error -- the portal has no such language */}
    <portal-licenses locale="de" />
    {/* @ts-expect-error -- there is no such element */}
    <portal-licences />
  </main>
);
