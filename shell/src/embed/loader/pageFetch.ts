/**
 * The page's `fetch` as it is while the portal's script runs. What a page puts in its place later
 * wraps calls of the page alone: one that adds headers, counts or fails meets none of the portal's.
 */
export const pageFetch: typeof fetch = window.fetch.bind(window);
