import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { standInFor } from '../../../scripts/build/standIn.ts'

/**
 * Imported for its effect: what Node loads of `src/content` from now on is the content of the tests. Vite takes it by
 * the plugin of the content.
 */
const folder = join(import.meta.dirname, '../fixtures/content')

registerHooks({
  load: (url, context, nextLoad) => {
    const file = url.startsWith('file:') ? standInFor(fileURLToPath(url), folder) : undefined
    return nextLoad(file === undefined ? url : pathToFileURL(file).href, context)
  },
})
