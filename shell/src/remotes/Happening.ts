/**
 * What happens to people with a release of a remote:
 * - `opens`: a screen of it was opened
 * - `load`: a screen of it could not be loaded
 * - `render`: a screen threw when it was first rendered
 * - `effect`: a screen threw later, in an effect or rendered anew
 */
export type Happening = 'opens' | 'load' | 'render' | 'effect';

/** Tells the portal, for whoever watches over releases. Never throws. */
export type Tell = (release: { name: string; hash: string }, what: Happening) => void;
