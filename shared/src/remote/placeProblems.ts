import { isApiCall } from './managerCalls.ts';
import { isIconName } from './iconNames.ts';
import { matchRoute } from './matchRoute.ts';
import type { LinesPart, Places, RemoteRoute } from './RemoteConfig.ts';

/**
 * The problems of the parts that a remote adds to places, in sentences. Build and publisher use it;
 * both ignore unknown places.
 */
export function placeProblems({
  routes,
  places: { search = [], acts = [], attention = [], license = [], overview = [] } = {},
}: {
  readonly routes: readonly RemoteRoute[];
  readonly places?: Places;
}): readonly string[] {
  const lists = search.map(({ id, list }) =>
    list === undefined || matchRoute(routes, list)
      ? ''
      : `${id} lists at ${list}, which is none of the remote's own routes`,
  );
  const targets = acts.map(({ id, to }) =>
    matchRoute(routes, to.split('?')[0] ?? '')
      ? ''
      : `${id} leads to ${to}, which is none of the remote's own routes`,
  );
  return [
    ...problemsOf('search', search, [...callProblems(search, []), ...lists]),
    ...problemsOf('acts', acts, targets),
    ...problemsOf('attention', attention, callProblems(attention, [])),
    ...problemsOf('license', license, callProblems(license, [':number'])),
    ...problemsOf('overview', overview, callProblems(overview, [])),
    ...routes
      .filter(({ path, places = [] }) => places.includes('license') && !path.includes('/:number'))
      .map(({ path }) => `the route ${path} shows the place license, and has no :number`),
  ];
}

/** @param more problems of what only this place's parts have; empty texts are none */
function problemsOf(
  place: string,
  parts: readonly Pick<LinesPart, 'id' | 'icon'>[],
  more: readonly string[],
): readonly string[] {
  const ids = parts.map(({ id }) => id);
  return [
    ...parts.flatMap(({ id, icon }) => [
      isIconName(icon) ? '' : `${id} has the icon ${icon}, which the portal has not`,
      /^[a-z][a-z0-9-]*$/.test(id) ? '' : `the id ${id} must be lower-case letters`,
    ]),
    ...more,
    ids.length === new Set(ids).size ? '' : 'two parts have the same id',
  ]
    .filter(Boolean)
    .map((problem) => `places.${place}: ${problem}`);
}

/** @param parameters Parameters that the place has values for. */
function callProblems(
  parts: readonly Pick<LinesPart, 'id' | 'call'>[],
  parameters: readonly string[],
): readonly string[] {
  return parts.map(({ id, call }) => callProblem(id, call, parameters));
}

function callProblem(id: string, call: string, parameters: readonly string[]): string {
  if (!/^\/api\/[^?#\s]+$/.test(call)) return `${id} asks ${call}, which is no path of the API`;
  if (!isApiCall(call))
    return `${id} asks ${call}, and the server has no such GET call; shared/src/remote/managerCalls.ts lists them`;
  const unknown = call
    .split('/')
    .find((segment) => segment.startsWith(':') && !parameters.includes(segment));
  return unknown === undefined ? '' : `${id} asks ${call}, and the place has no ${unknown}`;
}
