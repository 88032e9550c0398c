import type { InjectOptions } from 'fastify';
import { documentTokenSchema } from '@portal/shared/contracts';
import { emiFindingsOf } from '../builders/emiResults.ts';
import { openedUpload } from '../builders/resumableEmi.ts';
import type { ForeignTeam } from './openForeignTeam.ts';

/** A call with an id of a team; succeeds for the team's owner. */
export interface ForeignCall {
  readonly route: string;
  readonly service: 'manager' | 'accounts';
  readonly request: InjectOptions;
}

/** Routes with an id that need a longer test, and which test covers them. */
export const provenElsewhere: ReadonlyMap<string, string> = new Map([
  ['GET /pdf/delivery/:token', 'documents.test.ts; the kinds share their code'],
  ['GET /pdf/receipt/:token', 'documents.test.ts; the kinds share their code'],
  ['GET /pdf/credit/:token', 'documents.test.ts; the kinds share their code'],
  ['GET /api/log/csv/:set', 'names one of four files of the own team; usageCsv.test.ts'],
  ['DELETE /api/sessions/:id', 'of a person: sessions.test.ts'],
  ['PUT /api/factors/passkeys/:id', 'of a person: passkeys.test.ts'],
  ['DELETE /api/factors/passkeys/:id', 'of a person: passkeys.test.ts'],
  ['DELETE /api/sites/:name', 'of a person: connectedSites.test.ts'],
  ['GET /api/licenses/:number/quotations', 'lines of the own team: quotationLines.test.ts'],
  ['DELETE /api/cards/:id', 'wants a gateway: cards.test.ts'],
  ['PUT /api/cards/:id/default', 'wants a gateway: cards.test.ts'],
  ['GET /api/releases/figures/:remote', 'of no team, for staff: figures.test.ts'],
  ['GET /api/releases/errors/:id', 'of no team, for staff: figures.test.ts'],
  ['POST /api/order/:id/pay', 'wants a gateway: payOrder.test.ts'],
]);

/** Calls for everything that a team has; creates the objects they need. */
export async function foreignCalls(team: ForeignTeam): Promise<ForeignCall[]> {
  return [
    ...(await callsOfLicenses(team)),
    ...(await callsOfOrders(team)),
    ...(await callsOfEmi(team)),
    ...(await callsOfPeople(team)),
    ...(await callsOfListViews(team)),
  ];
}

async function callsOfLicenses({ idOf, today }: ForeignTeam): Promise<ForeignCall[]> {
  const license = await idOf('manager.license', 'not trial and standalone_at is null');
  const held = await idOf('manager.license', 'lease_id is not null');
  const standalone = await idOf('manager.license', 'standalone_at is not null', 'number');
  const ofLicense = `/api/licenses/${standalone}`;
  const cart = { start_at: today, cd: '{}', pd: '{}' };
  const renewals = JSON.stringify([{ id: license, count: 1 }]);
  return [
    call('DELETE /api/license/:id', `/api/license/${held}`),
    call('GET /license/lic/:number', `/license/lic/${standalone}`),
    call('GET /api/licenses/:number', ofLicense),
    call('GET /api/licenses/:number/uses', `${ofLicense}/uses?before=${today}%20zz`),
    call('GET /api/licenses/:number/events', `${ofLicense}/events?before=999999`),
    call('POST /api/license/update', '/api/license/update', {
      payload: { license_id: license, auto_continue: 0 },
    }),
    call('POST /api/licenses/bulk/release', '/api/licenses/bulk/release', {
      payload: { licenses: [{ id: held }] },
    }),
    call('POST /api/licenses/bulk/auto-continue', '/api/licenses/bulk/auto-continue', {
      payload: { ids: [license], auto_continue: 1 },
    }),
    call('POST /api/order/calculate', '/api/order/calculate', {
      payload: { ...cart, licenses: renewals },
    }),
  ];
}

async function callsOfOrders({ owner, idOf, today }: ForeignTeam): Promise<ForeignCall[]> {
  const unpaid = await idOf('manager.order', 'status = 0 and payment_method = 1');
  const form = {
    company: 'Kiban',
    user_name: 'Hanako Sato',
    email: 'h@kiban.example',
    tel: '03-5555-0100',
  };
  const cart = { start_at: today, cd: '{"m1":1}', pd: '{}', licenses: '[]' };
  const slips = { paper_invoice: 0, paper_delivery: 0, paper_receipt: 0 };
  const quoted = await owner.post('/api/pdf/quotation/', { payload: { ...cart, ...slips, form } });
  if (!quoted.body.includes('hash')) throw new Error(quoted.body);
  const quotation = await idOf('manager.quotation');
  const paid = await idOf('manager.order', 'status = 1');
  const wanted = { payload: { order_id: paid } };
  const token = documentTokenSchema.parse((await owner.post('/api/pdf/invoice', wanted)).body);
  return [
    call('GET /api/order/:id', `/api/order/${unpaid}`),
    call('POST /api/pdf/invoice', '/api/pdf/invoice', wanted),
    call('POST /api/pdf/delivery', '/api/pdf/delivery', wanted),
    call('POST /api/pdf/receipt', '/api/pdf/receipt', wanted),
    call('POST /api/pdf/credit', '/api/pdf/credit', wanted),
    call('GET /pdf/invoice/:token', `/pdf/invoice/${token}`),
    call('GET /api/quotation/:id', `/api/quotation/${quotation}`),
    call('GET /api/quotation/:id/cart', `/api/quotation/${quotation}/cart`),
    call('POST /api/order/bank', '/api/order/bank', { payload: { id: unpaid, method: 'cancel' } }),
  ];
}

async function callsOfEmi({ owner, idOf }: ForeignTeam): Promise<ForeignCall[]> {
  const job = await idOf('manager.emi_job', "status = 'success'");
  const key = (await emiFindingsOf(owner, job))[0]?.key ?? '';
  const license = await idOf('manager.emi_license');
  const upload = await openedUpload(owner, { license_id: license, bytes: 9 });
  const tus = { 'tus-resumable': '1.0.0' };
  const ofJob = `/api/v1/demitasnx/jobs/${job}`;
  const suppression = `${ofJob}/findings/${key}/suppression`;
  const remarks = `${ofJob}/findings/${key}/remarks`;
  return [
    call('GET /api/v1/demitasnx/jobs/:id', ofJob),
    call('GET /api/v1/demitasnx/jobs/:id/findings', `${ofJob}/findings`),
    call('GET /api/v1/demitasnx/jobs/:id/classes', `${ofJob}/classes`),
    call('GET /api/v1/demitasnx/jobs/:id/parts', `${ofJob}/parts`),
    call('GET /api/v1/demitasnx/jobs/:id/nets', `${ofJob}/nets`),
    call('PUT /api/v1/demitasnx/jobs/:id/corrections', `${ofJob}/corrections`, {
      payload: { roles: 'D2,ic' },
    }),
    call('GET /api/v1/demitasnx/jobs/:id/board', `${ofJob}/board`),
    call('GET /api/v1/demitasnx/jobs/:id/compare/:other', `${ofJob}/compare/${job}`),
    call('PUT /api/v1/demitasnx/jobs/:id/findings/:key/suppression', suppression, {
      payload: { reason: 'as built' },
    }),
    call('DELETE /api/v1/demitasnx/jobs/:id/findings/:key/suppression', suppression),
    call('GET /api/v1/demitasnx/jobs/:id/findings/:key/remarks', remarks),
    call('POST /api/v1/demitasnx/jobs/:id/findings/:key/remarks', remarks, {
      payload: { act: 'fix' },
    }),
    call('GET /api/v1/demitasnx/report/download/:id', `/api/v1/demitasnx/report/download/${job}`),
    call('POST /api/v1/demitasnx/jobs/:id/rerun', `${ofJob}/rerun`, { payload: { classes: '' } }),
    call('HEAD /api/v1/demitasnx/uploads/:id', upload, { headers: tus }),
    call('PATCH /api/v1/demitasnx/uploads/:id', upload, {
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      payload: Buffer.from('12'),
    }),
    call('DELETE /api/v1/demitasnx/uploads/:id', upload, { headers: tus }),
  ];
}

async function callsOfListViews({ owner, idOf }: ForeignTeam): Promise<ForeignCall[]> {
  const fields = { name: 'Ending', query: 'sort=end_at', columns: '', shared: true };
  await owner.post('/api/list-views', { payload: { list: 'licenses', ...fields } });
  const view = `/api/list-views/${await idOf('manager.list_view')}`;
  return [
    call('PUT /api/list-views/:id', view, { payload: fields }),
    call('DELETE /api/list-views/:id', view),
  ];
}

async function callsOfPeople({
  ownerAtAccounts,
  guestId,
  adminId,
  idOf,
}: ForeignTeam): Promise<ForeignCall[]> {
  const person = { last_name: 'Ito', first_name: 'Ken' };
  await ownerAtAccounts.send('POST', '/api/invitations', {
    ...person,
    email: 'ken@pro.example',
    role: 'guest',
    locale: 'en',
  });
  const member = `/api/users/${guestId}`;
  const invitation = `/api/invitations/${await idOf('accounts.invitation')}`;
  const atAccounts = (...given: Parameters<typeof call>): ForeignCall => ({
    ...call(...given),
    service: 'accounts',
  });
  return [
    atAccounts('PUT /api/users/:id', member, {
      payload: { ...person, role: 'admin', version: 1 },
    }),
    atAccounts('PUT /api/invitations/:id', invitation, { payload: { ...person, role: 'admin' } }),
    atAccounts('POST /api/users/:id/factor-reset', `${member}/factor-reset`),
    atAccounts('DELETE /api/users/:id/factor-reset', `${member}/factor-reset`),
    atAccounts('POST /api/invitations/:id/send', `${invitation}/send`),
    atAccounts('DELETE /api/invitations/:id', invitation),
    atAccounts('DELETE /api/users/:id', member),
    atAccounts('POST /api/users/:id/owner', `/api/users/${adminId}/owner`),
  ];
}

function call(
  route: string,
  url: string,
  rest: Pick<InjectOptions, 'headers' | 'payload'> = {},
): ForeignCall {
  const method = (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((each) =>
    route.startsWith(`${each} `),
  );
  if (!method) throw new Error(`unknown method in ${route}`);
  return { route, service: 'manager', request: { method, url, ...rest } };
}
