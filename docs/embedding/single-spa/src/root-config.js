import { navigateToUrl, registerApplication, start } from 'single-spa';
import './page.css';

/** Remotes of the portal by where they stand, which are their own addresses. */
const remotes = { '/license': 'mf-licenses', '/log': 'mf-logs', '/demitasnx': 'mf-demitasnx' };

for (const [place, remote] of Object.entries(remotes)) {
  registerApplication({
    name: remote,
    app: async () => {
      const { lifecycles } = await import('https://portal.example/embed.js');
      return lifecycles(remote);
    },
    activeWhen: place,
    // Else each has a place of its own at the end of the body.
    customProps: { domElementGetter: () => document.querySelector('main') },
  });
}
start();

for (const link of document.querySelectorAll('nav a')) {
  link.addEventListener('click', (event) => navigateToUrl(event));
}
