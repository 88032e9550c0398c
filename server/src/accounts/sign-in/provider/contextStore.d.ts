declare module 'oidc-provider/lib/helpers/als.js' {
  const store: import('node:async_hooks').AsyncLocalStorage<unknown>;
  export default store;
}
