export { aLicenseRow } from './aLicenseRow.ts';
export { http, HttpResponse, delay } from 'msw';
export { aConfig } from './aConfig.ts';
export { aSession, aTeam, aUser } from './aSession.ts';
export { expectAccessible } from './expectAccessible.ts';
export { mockServer } from './mockServer.ts';
export { pressTwice } from './pressTwice.ts';
export { renderWithProviders } from './renderWithProviders.tsx';
export { savedFiles } from './savedFiles.ts';
