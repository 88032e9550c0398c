// A page of another site with a React of its own. It shows a remote by single-spa at /licenses.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { navigateToUrl, registerApplication, start, type LifeCycles } from 'single-spa';
import type { IntranetSettings } from './IntranetSettings.ts';

function Intranet() {
  const [visits, setVisits] = useState(0);
  const handleGo = (path: string) => {
    setVisits(visits + 1);
    navigateToUrl(path);
  };
  return (
    <>
      <h1>Intranet, {visits} steps</h1>
      <button onClick={() => handleGo('/licenses')}>Show licenses</button>
      <button onClick={() => handleGo('/news')}>Show news</button>
    </>
  );
}

const settings = JSON.parse(
  document.getElementById('settings')?.textContent ?? '',
) as IntranetSettings;

const place = document.getElementById('intranet');
if (place) createRoot(place).render(<Intranet />);

registerApplication({
  name: 'licenses',
  app: async () => (await import(settings.module)) as LifeCycles,
  activeWhen: '/licenses',
  customProps: settings.customProps,
});
start();
