import './tests/support/site/useFixtureContent.ts'
import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/chromium.ts'
import { fixtureSite } from './tests/support/site/fixtureSite.ts'

const port = 4610

const address = `http://localhost:${port}`

/** Against the server of `npm start`, with the tests' own content, which `npm run build:fixtures` has built. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  // What is spoken, which is the same in every browser.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A page often waits for a frame or an answer: on two cores a third visit uses these pauses (264 s, then 247).
  workers: 3,
  // A busy machine is no fault of the site: what hangs still ends.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The report names a test that passed at its second try: it waits for too little and has to be mended.
  retries: 1,
  // What failed stands together at the end.
  reporter: 'dot',
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
    },
    {
      // What a phone shows or does differently.
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
    },
  ],
  webServer: {
    command: `node scripts/start.ts --no-build --root ${fixtureSite}`,
    env: { PORT: String(port), FORM_FILE: ':memory:' },
    url: address,
    timeout: 120_000,
  },
})
