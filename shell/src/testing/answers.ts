import { aConfig, aUser, http, HttpResponse } from '@portal/shared/testing';

export const signedOut = () =>
  HttpResponse.json({ error: true, code: 'signed_out' }, { status: 401 });

export const keptAlive = () =>
  HttpResponse.json({
    status: 'ok',
    api_token: 'renewed',
    csrf_token: 'renewed-csrf',
    expires_at: '2026-11-20T12:00:00Z',
  });

/** Handlers of every call of a page, which all succeed. */
export const wellBehaved = [
  http.get('*/api/config/', () => HttpResponse.json(aConfig(), { headers: { ETag: '"1"' } })),
  http.get('*/api/user/token', () => HttpResponse.text('account-token')),
  http.get('http://accounts.test/api/user/me/', () => HttpResponse.json(aUser())),
  http.get('*/api/user/me/status', keptAlive),
  http.get('*/api/user/status', () => HttpResponse.json({ status: 'active' })),
];
