import { putRenewalsBack, takeRenewals, takenRenewals } from './takenRenewals.ts';

const licenses = '[{"id":"l-1","count":12}]';
const stored = () => ['cd', 'licenses', 'quotation_id'].map((name) => localStorage.getItem(name));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('cd', '{"m1":1}');
});

describe('takeRenewals', () => {
  it('removes the renewals and their quotation from the cart, until they are restored', () => {
    localStorage.setItem('licenses', licenses);
    localStorage.setItem('quotation_id', 'q-1');
    takeRenewals();
    expect(stored()).toEqual(['{"m1":1}', null, null]);
    expect(takenRenewals.getState().taken).not.toBeNull();
    putRenewalsBack();
    expect(stored()).toEqual(['{"m1":1}', licenses, 'q-1']);
    expect(takenRenewals.getState().taken).toBeNull();
  });

  it('keeps the quotation of a cart without renewals, and offers nothing to restore', () => {
    localStorage.setItem('licenses', licenses);
    takeRenewals();
    localStorage.setItem('quotation_id', 'q-1');
    takeRenewals();
    expect(stored()).toEqual(['{"m1":1}', null, 'q-1']);
    expect(takenRenewals.getState().taken).toBeNull();
  });
});
