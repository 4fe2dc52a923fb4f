import './tests/support/site/useFixtureContent.ts'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { lendEnvironment } from './scripts/environment.ts'
import { fixtureFolder, fixturePublic } from './tests/support/site/fixtureProducts.ts'
import type * as ViteConfig from './vite.config.ts'

// Vitest imports packages by their paths, in which Node reads the sign as an escape.
if (import.meta.dirname.includes('%'))
  throw new Error(`Tests cannot run in a folder with "%" in its name: rename ${import.meta.dirname}`)

// React's code for production has no `act`.
lendEnvironment({ NODE_ENV: 'test' })

// Vite would bundle an import that it can read, with the shipped content.
const { siteConfig } = (await import(new URL('vite.config.ts', import.meta.url).href)) as typeof ViteConfig

/** Whether the tests of a file wait for processes, and whether they run in jsdom. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  if (/integration.(scripts|relay.requests.crashLoad)/.test(moduleId)) return 0
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 2 : 1
}

/**
 * Tests that wait for processes come first, which leaves no worker with one of them after all others have ended.
 * Those in jsdom come together: a worker ends, with the modules that it has loaded, before a file of another
 * environment.
 */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map((await super.sort(files)).map((file) => [file, rankOf(file)]))
    return [...ranks].sort(([, one], [, other]) => one - other).map(([file]) => file)
  }
}

export default mergeConfig(
  siteConfig(fixtureFolder, fixturePublic),
  defineConfig({
    // The copy of `npm run test:content` has its packages outside.
    server: { fs: { strict: false } },
    resolve: {
      // The builds for browsers, as in the page.
      alias: [
        {
          find: /^@panzoom\/panzoom$/,
          replacement: join(import.meta.dirname, 'node_modules/@panzoom/panzoom/dist/panzoom.es.js'),
        },
        {
          find: /^pdfkit$/,
          replacement: join(import.meta.dirname, 'node_modules/pdfkit/js/pdfkit.browser.mjs'),
        },
      ],
    },
    test: {
      include: ['tests/{unit,integration}/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/setup.ts'],
      globalSetup: ['tests/support/relay/postgresForLoad.ts'],
      // Files that share a worker share its modules: a tenth less time or more, and module state shows itself.
      isolate: false,
      // Its keys have the text of `src/content`, not that of the fixture in its place.
      fsModuleCache: false,
      restoreMocks: true,
      // Some tests wait for servers and processes: one worker more than cores uses these pauses.
      maxWorkers: availableParallelism() + 1,
      sequence: { sequencer: ProcessesFirst },
      // A busy machine is no fault of the code: a test that hangs still ends.
      testTimeout: 240_000,
      expect: { poll: { timeout: 20_000 } },
      hookTimeout: 60_000,
    },
  }),
)
