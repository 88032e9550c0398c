const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#07705a"/><g fill="none" stroke="#fff" stroke-width="2"><path d="M6.5 14V7l5.5 5.5L17.5 7v7" stroke-linejoin="round"/><circle cx="6.5" cy="16.5" r="2"/><circle cx="17.5" cy="16.5" r="2"/></g></svg>';

/** The icon of every page's tab: the mark of the product, in the page itself. */
export const favicon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(drawing)}">`;
