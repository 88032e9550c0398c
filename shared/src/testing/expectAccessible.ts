import { axe } from 'jest-axe';

/** Fails when axe finds anything in what is rendered; the page's language and title included. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const found = await axe(container, {
    // A selector for every element that passes would take most of the time.
    resultTypes: ['violations'],
    // Experimental in axe, and an error here: a name says what its button shows.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  expect(found).toHaveNoViolations();
}
