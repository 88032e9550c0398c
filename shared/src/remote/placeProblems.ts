import { isIconName } from './iconNames.ts';
import { matchRoute } from './matchRoute.ts';
import type { Places, RemoteRoute } from './RemoteConfig.ts';

/**
 * What is wrong with the parts that a remote adds to places, in sentences. Build and publisher both
 * ask; a place that this release does not know is none of their business.
 */
export function placeProblems({
  routes,
  places: { search = [] } = {},
}: {
  readonly routes: readonly RemoteRoute[];
  readonly places?: Places;
}): readonly string[] {
  const ids = search.map(({ id }) => id);
  return [
    ...search.flatMap(({ id, icon, call, list }) => [
      isIconName(icon) ? '' : `${id} has the icon ${icon}, which the portal has not`,
      /^[a-z][a-z0-9-]*$/.test(id) ? '' : `the id ${id} must be lower-case letters`,
      /^\/api\/[^?#\s]+$/.test(call) ? '' : `${id} asks ${call}, which is no path of the API`,
      list === undefined || matchRoute(routes, list)
        ? ''
        : `${id} lists at ${list}, which is none of the remote's own routes`,
    ]),
    ids.length === new Set(ids).size ? '' : 'two parts have the same id',
  ]
    .filter(Boolean)
    .map((problem) => `places.search: ${problem}`);
}
