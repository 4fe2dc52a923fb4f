import { defineConfig } from '@playwright/test'
import type { Options } from './test.ts'

const port = 4630
const inboxPort = 4631
const site = `http://localhost:${port}/`

/** `npm run test:engines`: against the server of `npm start`; `npm run build` made what it serves. */
export default defineConfig<Options>({
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/engines',
  globalSetup: './setup.ts',
  forbidOnly: true,
  // As in the browser tests: the report names what passed at its second try.
  retries: 1,
  workers: 1,
  // A busy machine is no fault of the site: what hangs still ends.
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: 'list',
  use: { site, inbox: `http://localhost:${inboxPort}/requests.json` },
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
    name: engine,
    use: { engine },
  })),
  webServer: {
    command: 'node scripts/start.ts --no-build',
    cwd: '../..',
    env: {
      PORT: String(port),
      FORM_PORT: String(inboxPort),
      FORM_FILE: ':memory:',
    },
    url: site,
    timeout: 60_000,
  },
})
