import { loadPortal, type PortalElement } from '@portal/embed';

const portal = await loadPortal('https://portal.example', { integrity: 'sha384-abc' });
await (await portal.lifecycles('mf-licenses')).mount({ name: 'licenses' });
// @ts-expect-error -- there is no such option
await loadPortal('https://portal.example', { integrety: 'sha384-abc' });

const licenses = document.createElement('portal-licenses');
licenses.locale = 'ja';
licenses.path = null;
licenses.tokenProvider = () => Promise.resolve('token');
// @ts-expect-error -- the portal has no such language
licenses.locale = 'de';
// @ts-expect-error -- there is no such property
licenses.lokale = 'ja';
// @ts-expect-error -- it must return a promise
licenses.tokenProvider = () => 'token';

licenses.addEventListener('portal-navigate', (event) => {
  event.preventDefault();
  const { path, url }: { path: string; url: string } = event.detail;
  document.querySelector('portal-store')!.path = path + url;
});
licenses.addEventListener('portal-ready', ({ detail }) => {
  // @ts-expect-error -- a member of another event
  return detail.url;
});
document.addEventListener('portal-token-expired', ({ detail }) => detail satisfies null);
addEventListener('portal-error', ({ detail }) => detail.id satisfies string | null);

// A remote from a team's own repository.
declare module '@portal/embed' {
  interface PortalElements {
    'portal-parts': PortalElement;
  }
}
document.createElement('portal-parts').routing = 'hash';
// @ts-expect-error -- not a declared element
document.createElement('portal-others').routing = 'hash';
