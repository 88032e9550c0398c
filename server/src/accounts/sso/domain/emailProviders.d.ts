declare module 'email-providers' {
  /** Domains of mail services that are open to everybody. */
  const domains: readonly string[];
  export default domains;
}
