import { renderWithProviders, aSession } from '@portal/shared/testing';
import type { ReactElement } from 'react';
import { catalogs } from '../locales/catalogs.ts';

type Shape = NonNullable<Parameters<typeof aSession>[0]>;

/** Renders an accounts screen with its texts; `shape` says who is signed in and in which language. */
export function renderPage(ui: ReactElement, shape: Shape = {}, path = '/') {
  return renderWithProviders(ui, { session: aSession(shape), catalogs, path });
}
