export type {
  ActPart,
  AskedPlace,
  ContractRange,
  LinesPart,
  LinesPlace,
  Localized,
  NavigationEntry,
  PlacePart,
  Places,
  Prefetch,
  Redirect,
  RemoteConfig,
  RemoteRoute,
  Requirement,
  SearchPart,
} from './RemoteConfig.ts';
export type {
  RegisteredRemote,
  Registry,
  Release,
  ReleaseManifest,
  ScreenFiles,
} from './Registry.ts';
export type { Preview, PreviewRequest, RenderPreview } from './Preview.ts';
export type { PageBootstrap, PageDevelopment, StreamedAnswer } from './PageBootstrap.ts';
export { claimProblem, isRoutePath, ownPaths } from './claims.ts';
export { accountPaths, framePaths, reservedPaths } from './reservedPaths.ts';
export type { RemoteRouteObject } from './RemoteRouteObject.ts';
export { contractVersion, meetsContract, offeredContracts } from './contract.ts';
export { matchRoute } from './matchRoute.ts';
export { iconNames, isIconName, type IconName } from './iconNames.ts';
export { inKilobytes, isPicture, releaseLimits } from './releaseLimits.ts';
export { releaseText } from './releaseText.ts';
export { isApiCall, managerCalls } from './managerCalls.ts';
export { partsOfPlace, type PartOfPlace, type PlacingRemote } from './partsOfPlace.ts';
export { placeProblems } from './placeProblems.ts';
export { prefetchProblems } from './prefetchProblems.ts';
export { redirectProblems } from './redirectProblems.ts';
export { prefetchPath } from './prefetchPath.ts';
export { movedPath } from './movedPath.ts';
export { elementOf } from './elementOf.ts';
export { fillPath } from './fillPath.ts';
export { meetsRequirement, type RequirementSubject } from './meetsRequirement.ts';
