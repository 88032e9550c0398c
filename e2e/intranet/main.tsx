// A page of another site with a React of its own. It shows remotes by single-spa at /licenses,
// /usage and /emi, and some of them as custom elements at /usage-element and /emi-element.
import { createElement, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { navigateToUrl, registerApplication, start, type LifeCycles } from 'single-spa';
import type { IntranetSettings } from './IntranetSettings.ts';

const { modules, customProps } = JSON.parse(
  document.getElementById('settings')?.textContent ?? '',
) as IntranetSettings;

/** Custom elements by the addresses that show them. */
const elements = new Map([
  ['/usage-element', { name: 'portal-logs', module: modules.usageLog }],
  ['/emi-element', { name: 'portal-demitasnx', module: modules.emiCheck }],
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
      <button onClick={() => handleGo('/licenses')}>Show licenses</button>
      <button onClick={() => handleGo('/usage')}>Show usage</button>
      <button onClick={() => handleGo('/emi')}>Show EMI check</button>
      <button onClick={() => handleGo('/news')}>Show news</button>
      {element && <PortalElement {...element} />}
    </>
  );
}

interface PortalElementProps {
  readonly name: string;
  readonly module: string;
}

/** A remote as a custom element, whose token the site renews when it is asked to. */
function PortalElement({ name, module }: PortalElementProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const renew = async ({ target }: Event) => {
      const token = await (await fetch('/token')).text();
      (target as Element).setAttribute('token', token);
    };
    const shown = place.current;
    const handleExpired = (event: Event) => void renew(event);
    shown?.addEventListener('portal-token-expired', handleExpired);
    void import(module);
    return () => shown?.removeEventListener('portal-token-expired', handleExpired);
  }, [module]);
  const { baseUrl, token, locale } = customProps;
  return createElement(name, { ref: place, 'base-url': baseUrl, token, locale });
}

const place = document.getElementById('intranet');
if (place) createRoot(place).render(<Intranet />);

for (const [name, module] of [
  ['licenses', modules.licenses],
  ['usage', modules.usageLog],
  ['emi', modules.emiCheck],
] as const) {
  registerApplication({
    name,
    app: async () => (await import(module)) as LifeCycles,
    activeWhen: (at) => at.pathname === `/${name}`,
    customProps,
  });
}
start();
