import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { hasNames, withNames } from '../../src/content/names.ts'
import { virtualModules } from './modules/virtualModules.ts'
import { productsFolder } from './products.ts'
import { standInFor } from './standIn.ts'

/**
 * `folder` has the products' files; other content that stands beside it replaces that of `src/content`.
 * `publicFolder` has their models.
 */
export const contentPlugin = (folder = productsFolder, publicFolder = 'public'): Plugin => {
  let read: ReturnType<typeof virtualModules> | undefined
  const modules = () => (read ??= virtualModules(folder, publicFolder))
  return {
    name: 'content',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:') && id in modules() ? `\0${id}` : null),
    load: (id) => {
      if (id.startsWith('\0')) return modules()[id.slice(1)]?.()
      const file = standInFor(id, join(folder, '..'))
      return file === undefined ? null : readFileSync(file, 'utf8')
    },
    transform: (code, id) => (hasNames(id) ? withNames(code) : null),
    handleHotUpdate({ file, server }) {
      // Vite writes paths with slashes, on Windows too.
      if (!file.startsWith(folder.replaceAll('\\', '/'))) return
      read = undefined
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}
