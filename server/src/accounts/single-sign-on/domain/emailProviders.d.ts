declare module 'email-providers' {
  /** Domains of mail services that are open to everybody. */
  const domains: readonly string[];
  // eslint-disable-next-line import-x/no-default-export -- the package exports it so
  export default domains;
}
