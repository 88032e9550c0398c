/**
 * The page's `fetch` when the portal's script runs. If the page wraps `fetch` later, for example to add
 * headers, the portal's calls are not affected.
 */
export const pageFetch: typeof fetch = window.fetch.bind(window);
