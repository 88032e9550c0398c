/**
 * What an embedded screen tells the page around, as events of the element by name, with their
 * `detail`. Each is sent at one place. The types and the reference that other sites read are made of
 * it, with these words.
 */
export interface EmbedEvents {
  /** The first screen is there. */
  readonly 'portal-ready': {
    /** Within the remote, e.g. `/license`. */
    readonly path: string;
  };
  /** The person must sign in. The element shows a button for that. */
  readonly 'portal-sign-in-needed': undefined;
  /**
   * The portal no longer accepts the token. With a new one within 10 seconds the pending call goes
   * on; a later one is used too.
   */
  readonly 'portal-token-expired': undefined;
  /**
   * The person goes to a screen that the element does not have, such as from a license to the store.
   * If the page does not call `preventDefault()`, the portal opens that screen in another tab.
   */
  readonly 'portal-navigate': {
    /** Within the portal, e.g. `/store?renew=…`. */
    readonly path: string;
    /** The whole address. */
    readonly url: string;
  };
  /**
   * A license of the EMI check was bought here. What the cart of the store holds is bought in the
   * portal.
   */
  readonly 'portal-order-placed': {
    /** The order is at `/order/{id}`. */
    readonly id: string;
  };
  /** A quotation was made, which the team finds in its list. */
  readonly 'portal-estimate-saved': {
    /** As it stands on the paper. */
    readonly number: string;
    /** In time zone Asia/Tokyo, `YYYY-MM-DD`. */
    readonly validUntil: string;
  };
  /** Something was done with one or several licenses; their lists are another now. */
  readonly 'portal-license-changed': {
    /** What was done: with the user, the renewal, or where it is used. */
    readonly change: 'released' | 'auto-renewal' | 'standalone' | 'network';
  };
  /** The screen cannot be shown; it says so itself. */
  readonly 'portal-error': {
    /** Identifies the call for the operator of the portal; `null` when there was no answer. */
    readonly id: string | null;
    /** For developers; the element shows the person a sentence. */
    readonly message: string;
  };
}

/**
 * Tells the page around.
 *
 * @returns whether the element is to do by itself what the event is about
 */
export type TellPage = <Name extends keyof EmbedEvents>(
  name: Name,
  detail: EmbedEvents[Name],
) => boolean;
