import { createScrollTravel } from './scrollTravel.ts';

const windowHeight = 800;

/** A page of a given height that scrolls only when the test says so. */
function aPage(height: number) {
  const page = { scrollY: 0, height };
  const goTo = (y: number) => {
    page.scrollY = Math.min(Math.max(0, y), page.height - windowHeight);
  };
  Object.defineProperty(window, 'innerHeight', { value: windowHeight, configurable: true });
  Object.defineProperty(window, 'scrollY', { get: () => page.scrollY, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    get: () => page.height,
    configurable: true,
  });
  Object.assign(window, {
    scrollTo: (_x: number, y: number) => {
      goTo(y);
    },
    scrollBy: (_x: number, y: number) => {
      goTo(page.scrollY + y);
    },
  });
  const travel = createScrollTravel();
  let now = 5000;
  return {
    page,
    travel,
    /** Simulates a scroll of the browser to a position, after `after` milliseconds. */
    scroll: (y: number, after = 16) => {
      now += after;
      page.scrollY = y;
      const event = new Event('scroll');
      Object.defineProperty(event, 'timeStamp', { value: now });
      travel.goOn(event);
    },
  };
}

describe('createScrollTravel', () => {
  it('scrolls to the current end when the page reached its former end', () => {
    const { page, travel, scroll } = aPage(10_000);
    scroll(4000);
    page.height = 10_300;
    travel.moveAlong(50);
    travel.arrive();
    expect(page.scrollY).toBe(4050);
    scroll(9250);
    page.height = 10_500;
    travel.arrive();
    expect(page.scrollY).toBe(9700);
  });

  it('scrolls to the beginning when newly measured rows have moved it', () => {
    const { page, travel, scroll } = aPage(10_000);
    scroll(9000);
    travel.arrive();
    scroll(5000, 3000);
    travel.moveAlong(120);
    scroll(120);
    travel.arrive();
    expect(page.scrollY).toBe(0);
  });

  it.each([
    ['Home', 9000, 0],
    ['End', 300, 9200],
  ])(
    'scrolls to the end that %s asked for, even when the scroll was cut short',
    (key, from, end) => {
      jest.useFakeTimers();
      const { page, travel, scroll } = aPage(10_000);
      const rest = () => {
        travel.arrive();
        jest.runAllTimers();
      };
      scroll(from);
      travel.begin(new KeyboardEvent('keydown', { key }));
      scroll(5000, 3000);
      travel.moveAlong(120);
      travel.arrive();
      // The scroll event is still pending.
      expect(page.scrollY).toBe(5120);
      scroll(5200);
      jest.runAllTimers();
      expect(page.scrollY).toBe(5200);
      rest();
      expect(page.scrollY).toBe(end);
      // The person uses the wheel, which ends the scroll to the end.
      travel.begin(new Event('wheel'));
      scroll(4000, 3000);
      rest();
      expect(page.scrollY).toBe(4000);
      jest.useRealTimers();
    },
  );

  it('changes its goal with the direction', () => {
    const { page, travel, scroll } = aPage(10_000);
    scroll(9200);
    travel.arrive();
    scroll(6000);
    travel.moveAlong(80);
    scroll(80);
    travel.arrive();
    expect(page.scrollY).toBe(0);
  });

  it('stays where the person has stopped', () => {
    const { page, travel, scroll } = aPage(10_000);
    scroll(9000);
    page.height = 11_000;
    travel.arrive();
    expect(page.scrollY).toBe(9000);
    // The former end of the page is no goal of the next scroll.
    scroll(9500, 3000);
    travel.arrive();
    expect(page.scrollY).toBe(9500);
    scroll(300, 3000);
    travel.arrive();
    expect(page.scrollY).toBe(300);
  });
});
