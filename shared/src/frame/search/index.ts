export { type Act, actsOfAccounts, findActs } from './findActs.ts';
export { matchScreens } from './matchScreens.ts';
export type { Result, ResultGroup } from './Result.ts';
export { actGroup, isShown, screenGroup } from './resultGroups.ts';
export { screensOf } from './screensOf.ts';
export { SearchDialog } from './SearchDialog.tsx';
export { searchMessages } from './searchMessages.ts';
export { SearchMessages } from './SearchMessages.tsx';
