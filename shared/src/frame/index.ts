export { accountItems } from './accountItems.ts';
export { accountPages, type AccountPage } from './accountPages.ts';
export { Footer } from './Footer.tsx';
export { frameMessages } from './frameMessages.ts';
export { helpItems } from './helpItems.ts';
export { LanguageSwitch } from './LanguageSwitch.tsx';
export type { NavigationGroup, NavigationItem } from './NavigationGroup.ts';
export { PortalFrame } from './PortalFrame.tsx';
