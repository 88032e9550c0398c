import { randomBytes } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Registry } from '@portal/shared/remote';
import { callOperator } from '../fixtures/callOperator.ts';
import { createTeam, type Person } from '../fixtures/createTeam.ts';
import { mailedLink } from '../fixtures/mailedLink.ts';
import { parseJson } from '../fixtures/parseJson.ts';
import type { Portal } from '../fixtures/Portal.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { watchConsole } from '../fixtures/watchConsole.ts';
import type { people } from './places.ts';

/** Each person's page, with its console messages. */
type Tabs = Readonly<
  Record<(typeof people)[number], { readonly page: Page; readonly heard: string[] }>
>;

interface Seed {
  readonly tabs: Tabs;
  /** Values for placeholders in the list of places. */
  readonly values: Readonly<Record<string, string>>;
}

const ofDemo = (email: string) => ({
  ...{ id: '', firstName: '', lastName: '' },
  ...{ email, password: 'circuit-board-2026' },
});
/** User-written texts are in the language of the pages. */
const demoOwners = { en: ofDemo('owner@us.example'), ja: ofDemo('owner@agent.example') };
const thrown = { kind: 'render', route: '/store', message: 'crawled', stack: '' };
const day = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
const quoted = {
  ...{ start_at: day, cd: '{"m1":1}', pd: '{}', licenses: '[]' },
  ...{ paper_invoice: 0, paper_delivery: 0, paper_receipt: 0 },
  form: {
    company: 'Crawl',
    user_name: 'Olivia Test',
    email: 'o@crawl.example',
    tel: '03-5555-0100',
  },
};

interface Row {
  readonly id: string;
  readonly number: string;
}
interface Job {
  readonly id: string;
  readonly status: string;
}
interface Site {
  readonly sign_in: { readonly authorization: string };
}

/** Calls the service of a page, like its scripts. */
async function call<Answer>(page: Page, path: string, body?: unknown): Promise<Answer> {
  const token = await page.locator('meta[name=csrf-token]').getAttribute('content');
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-csrf-token': token ?? '', origin },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return parseJson<Answer>((await answer.text()) || 'null');
}

/** The address of the sign-in window of an embedding page. */
async function connectAddress(portal: Portal, page: Page, origin: string): Promise<string> {
  const { host: name } = new URL(origin);
  const site = { name: name.replace('.', '-'), origins: [origin], remotes: ['mf-licenses'] };
  await callOperator(portal, 'POST', '/operator/sites', site);
  const answer = await page.request.get(`${portal.url}/api/site`, { headers: { origin } });
  const { sign_in } = parseJson<Site>(await answer.text());
  const wish = { code_challenge: 'c'.repeat(43), state: 'crawl' };
  return `${sign_in.authorization}&${new URLSearchParams(wish).toString()}`;
}

/**
 * Signs everyone in, and creates data that the demo lacks.
 * @param hasTouch whether the screens are touch screens
 */
export async function openSeed(
  browser: Browser,
  portal: Portal,
  language: 'en' | 'ja',
  hasTouch: boolean,
): Promise<Seed> {
  const team = await createTeam(portal, { locale: language, licenses: 0 });
  const enter = async (person?: Person) => {
    // Without motion, fewer frames are drawn, and colors are final at once.
    const context = await browser.newContext({ reducedMotion: 'reduce', hasTouch });
    if (person) await signInByCalls(context, portal, person);
    return { page: await context.newPage(), heard: await watchConsole(context) };
  };
  const tabs: Tabs = {
    visitor: await enter(),
    demo: await enter(demoOwners[language]),
    board: await enter(ofDemo('owner@pro.example')),
    owner: await enter(team.owner),
    guest: await enter(team.guest),
    left: await enter(team.admin),
  };
  const { demo, board, owner, visitor, left } = tabs;
  // Staff must set up a second factor at the next sign-in.
  await callOperator(portal, 'POST', '/operator/staff', { email: team.owner.email });
  await demo.page.goto(`${portal.url}/signed-in`);
  const [license] = await call<readonly Row[]>(demo.page, '/api/licenses/');
  const [order] = await call<readonly Row[]>(demo.page, '/api/orders/');
  await board.page.goto(`${portal.url}/signed-in`);
  const jobs = () => call<readonly Job[]>(board.page, '/api/demitasnx/jobs/');
  // The demo's board is analyzed some seconds after the start.
  await expect.poll(async () => (await jobs())[0]?.status, { timeout: 60_000 }).toBe('success');
  const [job] = await jobs();

  // The staff flag reaches the manager a moment later.
  const opened = async () => (await owner.page.goto(`${portal.url}/releases`))?.status();
  await expect.poll(opened).toBe(200);
  const quotation = await call<Row>(owner.page, '/api/pdf/quotation/', quoted);
  const { remotes } = await call<Registry>(owner.page, '/api/registry');
  const release = remotes.find(({ name }) => name === 'mf-store')?.current;
  const error = randomBytes(4).toString('hex');
  const site = `http://crawl-${error}.localhost`;
  await call(owner.page, '/api/releases/reports', {
    releases: [],
    errors: [{ name: 'mf-store', hash: release?.hash, id: error, ...thrown }],
  });

  const invited = `invited-${error}@crawl.example`;
  await owner.page.goto(`${portal.accountsUrl}/users`);
  await call(owner.page, '/api/invitations', {
    ...{ email: invited, role: 'guest', locale: language },
    ...{ first_name: 'Ivy', last_name: 'Test' },
  });
  await visitor.page.goto(`${portal.accountsUrl}/password/reset`);
  await call(visitor.page, '/api/password/reset', { email: team.guest.email });
  await left.page.goto(`${portal.accountsUrl}/leave`);
  await call(left.page, '/api/leaving', { reasons: [], comment: '' });
  // The end of the session reaches the manager a moment later.
  const first = async () => (await left.page.request.get(`${portal.url}/`)).url();
  await expect.poll(first).toContain(portal.accountsUrl);
  await signInByCalls(left.page.context(), portal, team.admin);
  return {
    tabs,
    values: {
      ...{ license: license?.number ?? '', order: order?.id ?? '', job: job?.id ?? '' },
      ...{ quotation: quotation.id, error, site },
      reset: await mailedLink(portal, team.guest.email),
      invitation: await mailedLink(portal, invited),
      connect: await connectAddress(portal, owner.page, site),
    },
  };
}
