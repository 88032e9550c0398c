/** First steps in a team without licenses. */
export interface FirstStep {
  readonly kind: 'installer' | 'purchase' | 'emi_trial' | 'colleague';
  readonly done: boolean;
}
