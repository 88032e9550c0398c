import { watchWindow, windowSeen } from './windowSeen.ts';

beforeEach(() => {
  Object.assign(window, { innerHeight: 800, scrollY: 0 });
});

it('reads the window itself without watchWindow', () => {
  expect(windowSeen()).toEqual({ height: 800, isScrolled: false });
  Object.assign(window, { innerHeight: 600, scrollY: 40 });
  expect(windowSeen()).toEqual({ height: 600, isScrolled: true });
});

it('reads a watched window only on changes', () => {
  watchWindow();
  Object.assign(window, { innerHeight: 600, scrollY: 40 });
  expect(windowSeen()).toEqual({ height: 800, isScrolled: false });
  window.dispatchEvent(new Event('scroll'));
  expect(windowSeen()).toEqual({ height: 600, isScrolled: true });
  Object.assign(window, { innerHeight: 500 });
  window.dispatchEvent(new Event('resize'));
  expect(windowSeen()).toEqual({ height: 500, isScrolled: true });
});
