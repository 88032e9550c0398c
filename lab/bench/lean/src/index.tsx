import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Page } from './Page.tsx';
import { readRows } from './readRows.ts';
import { screens } from './screens.ts';

/** Rows are fetched in parallel with the screen's code. */
const router = createBrowserRouter([
  {
    Component: Page,
    HydrateFallback: () => 'Loading…',
    children: screens.map(({ path, call, load }) => ({
      path,
      loader: () => readRows(call),
      lazy: { Component: load },
    })),
  },
]);

const container = document.getElementById('portal');
if (container) createRoot(container).render(<RouterProvider router={router} />);
