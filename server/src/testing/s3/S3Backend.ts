/** A server that speaks S3, with one bucket. */
export interface S3Backend {
  readonly port: number;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Whether it knows writing under conditions and giving up what comes in parts. */
  readonly isWhole: boolean;
  close(): Promise<void>;
}
