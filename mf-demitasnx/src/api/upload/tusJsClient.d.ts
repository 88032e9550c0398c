// Imported by file name, because the preview build would resolve the package's Node entry.
declare module 'tus-js-client/lib.esm/browser/index.js' {
  export * from 'tus-js-client';
}
