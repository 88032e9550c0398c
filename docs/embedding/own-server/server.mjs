// node server.mjs: a site whose own server signs people in and hands tokens to its page. Settings:
// PORT, SITE_URL, PORTAL_URL, ACCOUNTS_URL, CLIENT_ID and CLIENT_SECRET, which the operator gives.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import * as openid from 'openid-client';
import { readPages } from '../readPages.mjs';
import { SignIn } from './SignIn.mjs';

const { PORT = '4400', SITE_URL = `http://localhost:${PORT}` } = process.env;
const { PORTAL_URL = 'http://localhost:3000' } = process.env;
const { ACCOUNTS_URL = 'http://localhost:3001' } = process.env;
const { CLIENT_ID = 'site-intranet', CLIENT_SECRET = '' } = process.env;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const client = await openid.discovery(
  new URL(ACCOUNTS_URL),
  CLIENT_ID,
  undefined,
  openid.ClientSecretBasic(CLIENT_SECRET),
  // Without https only on this machine.
  ACCOUNTS_URL.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {},
);
const callback = `${SITE_URL}/portal/callback`;
const site = { client, callback, remotes: ['mf-licenses'] };
const pages = await readPages('page', { 'https://portal.example': PORTAL_URL });
/** Sign-ins at the portal by browser cookie. A site with its own sign-in stores them in its sessions. */
const signIns = new Map();

const isSecure = SITE_URL.startsWith('https:') ? '; Secure' : '';
const cookieOf = (request) => /(?:^|; )site=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];

function redirect(response, address) {
  response.writeHead(303, { location: String(address) }).end();
}

/** Redirects the browser to the portal, which redirects it to the callback. */
async function beginSignIn(response) {
  const signIn = new SignIn(site);
  const id = randomUUID();
  signIns.set(id, signIn);
  response.setHeader('set-cookie', `site=${id}; Path=/; HttpOnly; SameSite=Lax${isSecure}`);
  redirect(response, await signIn.address());
}

async function answer(request, response) {
  const address = new URL(request.url, SITE_URL);
  const signIn = signIns.get(cookieOf(request));
  if (address.pathname === '/portal/callback' && signIn) {
    await signIn.complete(address);
    return redirect(response, '/');
  }
  if (address.pathname === '/portal-token' && request.method === 'POST') {
    const token = await signIn?.token();
    response.setHeader('cache-control', 'no-store');
    return response.writeHead(token === undefined ? 401 : 200).end(token);
  }
  if (address.pathname === '/' && !signIn?.isComplete) return beginSignIn(response);
  const path = pages.has(address.pathname) ? address.pathname : '/index.html';
  response.setHeader('content-type', `${types[extname(path)]}; charset=utf-8`);
  return response.end(pages.get(path));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    response.writeHead(502).end('The sign-in did not succeed.');
  });
});
server.listen(Number(PORT), () => {
  process.stdout.write(`The example stands at ${SITE_URL}\n`);
});
