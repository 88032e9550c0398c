import { axe } from 'jest-axe';

/** Fails when axe finds anything in what is rendered; the page's language and title included. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  // A selector for every element that passes would take most of the time.
  expect(await axe(container, { resultTypes: ['violations'] })).toHaveNoViolations();
}
