import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugin } from './scripts/contentPlugin.ts'

export default defineConfig({
  plugins: [react(), contentPlugin()],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The 3D viewer, which is loaded when it is asked for, is that large.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // What pages share comes in one file instead of twenty small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 5 },
            {
              name: 'shared',
              test: /\/src\/(lib|components|content\/\w+\.ts|.*(Slice|Events)\.ts)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  ssr: { noExternal: ['notistack', 'goober'] },
})
