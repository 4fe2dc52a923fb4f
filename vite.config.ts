import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugin } from './scripts/content-plugin.ts'

export default defineConfig({
  plugins: [react(), contentPlugin()],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: ['notistack', 'goober'] },
})
