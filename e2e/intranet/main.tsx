// A page of another site with a React of its own. It shows remotes by single-spa at /license,
// /log and /demitasnx, their own addresses, and some of them as custom elements at /usage-element and /emi-element.
import { createElement, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { navigateToUrl, registerApplication, start, type LifeCycles } from 'single-spa';
import type { IntranetSettings } from './IntranetSettings.ts';

const { script, customProps } = JSON.parse(
  document.getElementById('settings')?.textContent ?? '',
) as IntranetSettings;

/** Custom elements by the addresses that show them. */
const elements = new Map([
  ['/usage-element', 'portal-logs'],
  ['/emi-element', 'portal-demitasnx'],
]);

function Intranet() {
  const [visits, setVisits] = useState(0);
  const [shown, setShown] = useState(location.pathname);
  const element = elements.get(shown);
  const handleGo = (path: string) => {
    setVisits(visits + 1);
    setShown(path);
    navigateToUrl(path);
  };
  return (
    <>
      <h1>Intranet, {visits} steps</h1>
      <button onClick={() => handleGo('/license')}>Show licenses</button>
      <button onClick={() => handleGo('/log')}>Show usage</button>
      <button onClick={() => handleGo('/demitasnx')}>Show EMI check</button>
      <button onClick={() => handleGo('/news')}>Show news</button>
      {element && <PortalElement name={element} />}
    </>
  );
}

/** A remote as a custom element, whose token the site renews when it is asked to. */
function PortalElement({ name }: { readonly name: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const renew = async ({ target }: Event) => {
      const token = await (await fetch('/token')).text();
      (target as Element).setAttribute('token', token);
    };
    const shown = place.current;
    const handleExpired = (event: Event) => void renew(event);
    shown?.addEventListener('portal-token-expired', handleExpired);
    void import(script);
    return () => shown?.removeEventListener('portal-token-expired', handleExpired);
  }, []);
  const { baseUrl, token, locale } = customProps;
  return createElement(name, { ref: place, 'base-url': baseUrl, token, locale });
}

const place = document.getElementById('intranet');
if (place) createRoot(place).render(<Intranet />);

interface PortalScript {
  readonly lifecycles: (remote: string) => Promise<LifeCycles>;
}

for (const [place, remote] of [
  ['/license', 'mf-licenses'],
  ['/log', 'mf-logs'],
  ['/demitasnx', 'mf-demitasnx'],
] as const) {
  registerApplication({
    name: remote,
    app: async () => ((await import(script)) as PortalScript).lifecycles(remote),
    activeWhen: place,
    customProps,
  });
}
start();
