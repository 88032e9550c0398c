// A page of another site with a React of its own. It shows remotes by single-spa at /licenses and
// /usage, and one of them as a custom element at /usage-element.
import { createElement, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { navigateToUrl, registerApplication, start, type LifeCycles } from 'single-spa';
import type { IntranetSettings } from './IntranetSettings.ts';

const { modules, customProps } = JSON.parse(
  document.getElementById('settings')?.textContent ?? '',
) as IntranetSettings;

const element = '/usage-element';

function Intranet() {
  const [visits, setVisits] = useState(0);
  const [shown, setShown] = useState(location.pathname);
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
      <button onClick={() => handleGo('/news')}>Show news</button>
      {shown === element && <UsageElement />}
    </>
  );
}

/** The usage log as a custom element, whose token the site renews when it is asked to. */
function UsageElement() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const renew = async ({ target }: Event) => {
      const token = await (await fetch('/token')).text();
      (target as Element).setAttribute('token', token);
    };
    const shown = place.current;
    const handleExpired = (event: Event) => void renew(event);
    shown?.addEventListener('portal-token-expired', handleExpired);
    void import(modules.usageLog);
    return () => shown?.removeEventListener('portal-token-expired', handleExpired);
  }, []);
  const { baseUrl, token, locale } = customProps;
  return createElement('portal-logs', { ref: place, 'base-url': baseUrl, token, locale });
}

const place = document.getElementById('intranet');
if (place) createRoot(place).render(<Intranet />);

for (const [name, module] of [
  ['licenses', modules.licenses],
  ['usage', modules.usageLog],
] as const) {
  registerApplication({
    name,
    app: async () => (await import(module)) as LifeCycles,
    activeWhen: (at) => at.pathname === `/${name}`,
    customProps,
  });
}
start();
