// Named by its file: the preview's build takes the package's entry for Node.
declare module 'tus-js-client/lib.esm/browser/index.js' {
  export * from 'tus-js-client';
}
