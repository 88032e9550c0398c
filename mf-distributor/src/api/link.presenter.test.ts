import { presentLink } from './link.presenter.ts';

const created_at = '2026-08-22T03:00:00.000Z';
const expires_at = '2026-11-20T03:00:00.000Z';

describe('presentLink', () => {
  it.each([
    [{}, { kind: 'none' }],
    [
      { id: 'a', created_at, expires_at },
      { kind: 'linked', createdAt: created_at, expiresAt: expires_at },
    ],
    [
      { id: 'a', created_at },
      { kind: 'linked', createdAt: created_at, expiresAt: null },
    ],
    [
      { created_at, expires_at },
      { kind: 'ended', endedAt: expires_at },
    ],
  ])('converts the record %j', (record, link) => {
    expect(presentLink(record)).toEqual(link);
  });
});
