import { createServer, mergeConfig, type Plugin } from 'vite'
import { siteConfig } from '../../../vite.config.ts'
import { fixtureFolder } from './fixtureProducts.ts'

/** Vite's server over the site's own source, for `ssrLoadModule`; `plugin` changes a part of the source. */
export const startSourceServer = (plugin: Plugin) =>
  createServer(
    mergeConfig(
      {
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        optimizeDeps: { noDiscovery: true },
        // Before the plugin of the content, so that it may change that too.
        plugins: [plugin],
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      } as const,
      siteConfig(fixtureFolder),
    ),
  )
