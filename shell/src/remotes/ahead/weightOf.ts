/** What these links have brought over the line, in bytes, once all have come or failed. */
export async function weightOf(links: readonly HTMLLinkElement[]): Promise<number> {
  await Promise.all(links.map(settled));
  return links
    .flatMap(({ href }) => performance.getEntriesByName(href, 'resource'))
    .reduce((sum, entry) => sum + ('transferSize' in entry ? Number(entry.transferSize) : 0), 0);
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      resolve();
    };
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
  });
}
