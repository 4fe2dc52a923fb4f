import { join } from 'node:path'
import { bundleScript } from '../../../scripts/build/bundleScript.ts'

/** The script that opens DevTools in a page, for `addInitScript`. */
export const bundleExtension = (): Promise<string> =>
  bundleScript(join(import.meta.dirname, 'extension.ts'), {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  })
