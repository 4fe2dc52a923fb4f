import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/chromium.ts'

const port = 4610

/** Against the server of `npm start`; `npm run build` made what it serves. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine is no fault of the site: what hangs still ends.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // What failed stands together at the end.
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.(serial|phone)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      // What a phone shows or does differently.
      name: 'phone',
      testMatch:
        /(accessibility|accessibilityOpen|country|firstFrame|catalogue|catalogueFilters|product|productGallery|productModel|quoteChecks|legalModal|homeHero|journey|\.phone)\.spec\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
    },
    {
      // These switch the one form service's faults, so they run alone.
      name: 'serial',
      testMatch: '**/*.serial.spec.ts',
      fullyParallel: false,
      workers: 1,
      dependencies: ['desktop', 'phone'],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'node scripts/start.ts --no-build',
    env: { PORT: String(port), FORM_FILE: ':memory:' },
    url: `http://localhost:${port}`,
    timeout: 60_000,
  },
})
