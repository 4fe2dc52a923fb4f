import { copyFile, cp } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { contentPlugin } from '../../scripts/build/contentPlugin.ts'

/** Builds the peer, a client-rendered page of the same content, with the pictures of a built site. */
export const makePeer = async (from: string, to: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, '../peer'),
    publicDir: false,
    plugins: [react(), contentPlugin()],
    build: { outDir: to, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  })
  await copyFile(join(to, 'index.html'), join(to, 'products.html'))
  for (const folder of ['media', 'line-work'])
    await cp(join(from, folder), join(to, folder), { recursive: true })
}
