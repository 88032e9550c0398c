/** Something that can be opened: `to` is a screen of this page's router, `href` any other address. */
export interface Result {
  /** Unique among all results. */
  readonly id: string;
  readonly title: string;
  /** Distinguishes it from similar results. */
  readonly detail?: string;
  /** Name of an icon of the shared icon set. */
  readonly icon: string;
  readonly to?: string;
  readonly href?: string;
  /** Whether `href` opens in a new tab. */
  readonly isExternal?: boolean;
  /** Called when it is chosen, before its page opens. */
  readonly onChoose?: () => void;
  /** Whether it is no hit but an action, such as opening a list or trying again. */
  readonly isWayOn?: boolean;
}

/** Results of one kind. */
export interface ResultGroup {
  readonly id: string;
  readonly title: string;
  /** A note beside the title. */
  readonly note?: string;
  readonly results: readonly Result[];
  /** Whether its answer is pending. */
  readonly isWaiting?: boolean;
}
