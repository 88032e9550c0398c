import { isInDevelopment, ticketItem } from './isInDevelopment.ts';
import { keepTicket } from './keepTicket.ts';

const development = { remote: 'mf-parts', origin: 'http://localhost:3200', until: '2026-11-20' };
const at = (address: string) => {
  history.replaceState({ idx: 1 }, '', address);
};
const kept = () => sessionStorage.getItem(ticketItem);
const go = jest.fn<undefined, [string]>();

beforeEach(() => {
  sessionStorage.clear();
  go.mockReset();
});
afterEach(() => {
  at('/');
});

describe('keepTicket', () => {
  it('takes the ticket out of the address and keeps it in the tab', () => {
    at('/parts?q=1&dev=ticket#x');
    expect(keepTicket({ development }, go)).toBe(false);
    expect(kept()).toBe('ticket');
    expect(location.href).toMatch(/\/parts\?q=1#x$/);
    expect(history.state).toEqual({ idx: 1 });
  });

  it('loads a page with it that the tab has opened without', () => {
    sessionStorage.setItem(ticketItem, 'ticket');
    at('/orders?q=1');
    expect(keepTicket({}, go)).toBe(true);
    expect(go.mock.calls).toEqual([['http://localhost/orders?q=1&dev=ticket']]);
  });

  it('ends it when the server has refused it, and loads nothing again', () => {
    sessionStorage.setItem(ticketItem, 'ticket');
    at('/orders?dev=ticket');
    expect(keepTicket({}, go)).toBe(false);
    expect(kept()).toBeNull();
    expect(location.href).toMatch(/\/orders$/);
    expect(go).not.toHaveBeenCalled();
  });

  it('keeps nothing of an address that the server has not made a page in development for', () => {
    at('/parts?dev=mf-parts@http://evil.example');
    expect(keepTicket({}, go)).toBe(false);
    expect(kept()).toBeNull();
  });
});

describe('isInDevelopment', () => {
  it('is said by the page or by its tab', () => {
    expect(isInDevelopment({})).toBe(false);
    expect(isInDevelopment({ development })).toBe(true);
    sessionStorage.setItem(ticketItem, 'ticket');
    expect(isInDevelopment({})).toBe(true);
  });
});
