/** Report address of the pages' policies. */
export const violationsPath = '/api/releases/violations';

/** Name of that endpoint in the policies. */
export const violationsGroup = 'portal';
