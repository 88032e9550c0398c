/** Fails when axe finds anything in what is rendered; the page's language and title included. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  // Loaded by the tests that ask: most test files do not, and it is as large as the renderer.
  const { axe, toHaveNoViolations } = await import('jest-axe');
  expect.extend(toHaveNoViolations);
  // A selector for every element that passes would take most of the time.
  expect(await axe(container, { resultTypes: ['violations'] })).toHaveNoViolations();
}
