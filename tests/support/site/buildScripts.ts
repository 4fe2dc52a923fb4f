import { build, type InlineConfig, mergeConfig } from 'vite'
import { lendEnvironment } from '../../../scripts/environment.ts'

/** Builds the site's scripts anew for production, into a folder that is emptied before. */
export const buildScripts = async (outDir: string, config: InlineConfig = {}): Promise<void> => {
  // A server of Vite in the same process leaves `development` behind.
  const giveBack = lendEnvironment({ NODE_ENV: 'production' })
  const quiet: InlineConfig = { logLevel: 'error', publicDir: false, build: { outDir, emptyOutDir: true } }
  await build(mergeConfig(quiet, config)).finally(giveBack)
}
