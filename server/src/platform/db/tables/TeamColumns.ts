/** Team columns shared by accounts and manager. */
export interface TeamColumns {
  id: string;
  /** Community 1, professional 2. */
  edition: number;
  agent: boolean;
  /**
   * ISO 3166-1 alpha-2; decides currency and tax. Set at registration, changed only by the
   * operator.
   */
  country_code: string;
  name: string;
  post_code: string;
  prefecture: string;
  address: string;
  tel: string;
  /** Whether paper slips are sent to the shipping address. */
  shipping: boolean;
  shipping_name: string;
  shipping_post_code: string;
  shipping_prefecture: string;
  shipping_address: string;
  /** Whether owner and admins pay with each other's cards. */
  card_sharing: boolean;
}
