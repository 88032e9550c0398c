// node ../serve.mjs <folder>: answers pages as the site of an example would. The pages name
// https://portal.example and https://accounts.example; PORTAL_URL and ACCOUNTS_URL take their place,
// and PORT is where this listens. For pages that are to stay as they are, the release of the moment
// is pinned: %PORTAL_SCRIPT% and %PORTAL_INTEGRITY% are what the portal's /embed.json says at the start.
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { readPages } from './readPages.mjs';

const { PORT = '4400', PORTAL_URL = 'http://localhost:3000' } = process.env;
const { ACCOUNTS_URL = 'http://localhost:3001' } = process.env;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const told = await fetch(`${PORTAL_URL}/embed.json`);
if (!told.ok) throw new Error(`${PORTAL_URL} offers no screens to other sites: ${told.status}`);
const { src, integrity } = await told.json();
const pages = await readPages(process.argv[2] ?? '.', {
  'https://portal.example': PORTAL_URL,
  'https://accounts.example': ACCOUNTS_URL,
  '%PORTAL_SCRIPT%': src,
  '%PORTAL_INTEGRITY%': integrity,
});

const server = createServer(({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  // Addresses of screens are those of the page, as single-spa keeps them.
  const path = pages.has(pathname) ? pathname : '/index.html';
  response.setHeader('content-type', `${types[extname(path)] ?? 'text/plain'}; charset=utf-8`);
  response.end(pages.get(path));
});
server.listen(Number(PORT), () => {
  process.stdout.write(`The example stands at http://localhost:${PORT}\n`);
});
