import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Elements of the portal are none of Vue's components. */
const isCustomElement = (tag) => tag.startsWith('portal-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
