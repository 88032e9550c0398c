import { navigateToUrl, registerApplication, start } from 'single-spa';
import './page.css';

/** Remotes by their path, which is the same in the portal. */
const remotes = { '/license': 'mf-licenses', '/log': 'mf-logs', '/demitasnx': 'mf-demitasnx' };

for (const [place, remote] of Object.entries(remotes)) {
  registerApplication({
    name: remote,
    app: async () => {
      const { lifecycles } = await import('https://portal.example/embed.js');
      return lifecycles(remote);
    },
    activeWhen: place,
    // By default each gets its own element at the end of the body.
    customProps: { domElementGetter: () => document.querySelector('main') },
  });
}
start();

for (const link of document.querySelectorAll('nav a')) {
  link.addEventListener('click', (event) => navigateToUrl(event));
}
