import type { PortalElement } from '@portal/embed';
import '@portal/embed/react';
import { createRef } from 'react';

const place = createRef<PortalElement>();

export const right = (
  <main>
    <portal-licenses
      ref={place}
      className="wide"
      base-url="https://portal.example"
      locale="ja"
      routing={null}
      basePath="/tools"
      tokenProvider={async () => 'token'}
      onportal-navigate={(event) => {
        event.preventDefault();
        place.current!.path = event.detail.path;
      }}
    />
    <portal-store key="store" path="/estimate" onClick={() => undefined} />
  </main>
);

export const wrong = (
  <main>
    {/* @ts-expect-error -- there is no such property */}
    <portal-licenses baseURL="https://portal.example" />
    {/* @ts-expect-error -- the portal has no such language */}
    <portal-licenses locale="de" />
    {/* @ts-expect-error -- that is of another event */}
    <portal-licenses onportal-ready={({ detail }) => detail.url} />
    {/* @ts-expect-error -- there is no such element */}
    <portal-licences />
  </main>
);
