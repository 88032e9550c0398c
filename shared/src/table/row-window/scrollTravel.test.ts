import { createScrollTravel } from './scrollTravel.ts';

const windowHeight = 800;

/** A page of a given height, which scrolls only where somebody tells it to. */
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
    /** The browser has scrolled to a place, `after` milliseconds later. */
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
  it('goes to the end as it is now when the page came to the end as it was', () => {
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

  it('goes to the beginning when rows on the way have moved it away', () => {
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
  ])('goes where %s has sent it, even when the way was cut short', (key, from, end) => {
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
    // Still on its way.
    expect(page.scrollY).toBe(5120);
    scroll(5200);
    jest.runAllTimers();
    expect(page.scrollY).toBe(5200);
    rest();
    expect(page.scrollY).toBe(end);
    // Whoever takes the wheel goes where they want.
    travel.begin(new Event('wheel'));
    scroll(4000, 3000);
    rest();
    expect(page.scrollY).toBe(4000);
    jest.useRealTimers();
  });

  it('has another goal after a turn', () => {
    const { page, travel, scroll } = aPage(10_000);
    scroll(9200);
    travel.arrive();
    scroll(6000);
    travel.moveAlong(80);
    scroll(80);
    travel.arrive();
    expect(page.scrollY).toBe(0);
  });

  it('stays where somebody has stopped', () => {
    const { page, travel, scroll } = aPage(10_000);
    scroll(9000);
    page.height = 11_000;
    travel.arrive();
    expect(page.scrollY).toBe(9000);
    // What was the end before this scroll is none any more.
    scroll(9500, 3000);
    travel.arrive();
    expect(page.scrollY).toBe(9500);
    scroll(300, 3000);
    travel.arrive();
    expect(page.scrollY).toBe(300);
  });
});
