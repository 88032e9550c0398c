/** Where browsers send what the policies of pages have kept from happening. */
export const violationsPath = '/api/releases/violations';

/** What policies call that address by. */
export const violationsGroup = 'portal';
