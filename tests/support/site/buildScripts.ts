import { build, type InlineConfig, mergeConfig } from 'vite'
import { lendEnvironment } from '../../../scripts/environment.ts'
import { siteConfig } from '../../../vite.config.ts'
import { fixtureFolder } from './fixtureProducts.ts'

/** Builds the scripts of the tests' site anew for production, into a folder that is emptied before. */
export const buildScripts = async (outDir: string, config: InlineConfig = {}): Promise<void> => {
  // A server of Vite in the same process leaves `development` behind.
  const giveBack = lendEnvironment({ NODE_ENV: 'production' })
  const quiet: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir, emptyOutDir: true },
  }
  const own = mergeConfig(siteConfig(fixtureFolder), quiet)
  await build(mergeConfig(own, config)).finally(giveBack)
}
