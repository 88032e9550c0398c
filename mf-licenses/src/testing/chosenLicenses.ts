import type { LicenseRow } from '@portal/shared/contracts';
import { aLicenseRow, http, type mockServer } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { listsLicenses } from './licenseHandlers.ts';
import { renderLicenseList } from './renderLicenseList.tsx';

type MockServer = ReturnType<typeof mockServer>;
type Surroundings = NonNullable<Parameters<typeof renderLicenseList>[0]>;

/** A license in use, by another person by default. */
export function held(number: string, by = 'user-2'): LicenseRow {
  return aLicenseRow({ number, active_user_id: by, active_user_name: '田中 一郎' });
}

/** Renders a list and selects all of it. */
export async function chooseAll(
  server: MockServer,
  rows: readonly LicenseRow[],
  surroundings: Surroundings = {},
) {
  server.use(listsLicenses(() => rows));
  const view = renderLicenseList(surroundings);
  const name = surroundings.session?.locale === 'ja' ? /すべてを選択/ : /^Select all/;
  await view.user.click(await screen.findByRole('checkbox', { name }));
  return view;
}

/** A button of the bar about the chosen licenses. */
export async function act(name: string): Promise<HTMLElement> {
  const bar = await screen.findByRole('group', { name: /^(Selected rows|選択中の行)$/ });
  return within(bar).findByRole('button', { name });
}

/** Answers the calls of an act by `answer`, and records the requests. */
export function answersActs(
  server: MockServer,
  path: string,
  answer: (body: never) => Response | Promise<Response>,
) {
  const bodies: unknown[] = [];
  server.use(
    http.post(`*/api/licenses/bulk/${path}`, async ({ request }) => {
      const body: unknown = await request.json();
      bodies.push(body);
      return answer(body as never);
    }),
  );
  return bodies;
}
