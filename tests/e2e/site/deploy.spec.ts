import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { reportLines } from '../../../functions/relay/http/reportsHandler.ts'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'
import { buildScripts } from '../../support/site/buildScripts.ts'

const newBuild = '.cache/newBuild'

// In one worker, since the build takes some seconds.
test.describe.configure({ mode: 'default' })

/** The site as the next deploy has it: each script under another name, and every visit is measured. */
test.beforeAll(() =>
  buildScripts(newBuild, {
    define: { REPORT_SHARE: '1' },
    build: {
      rolldownOptions: {
        output: { entryFileNames: 'assets/new-[hash].js', chunkFileNames: 'assets/new-[name]-[hash].js' },
      },
    },
  }),
)

test.afterAll(() => rm(newBuild, { recursive: true, force: true }))

const fulfillNew = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: readFileSync(join(newBuild, new URL(route.request().url()).pathname)),
  })

/** The page at /about begins with the script of the new build. */
const deployAbout = (page: Page) =>
  page.route('**/about', async (route) => {
    const response = await route.fetch()
    const entry = /src="(\/assets\/new-[^"]+)"/.exec(readFileSync(join(newBuild, 'index.html'), 'utf8'))?.[1]
    const html = (await response.text()).replace(
      /<template id="scripts".*?<\/template>/s,
      () => `<template id="scripts"><link rel="modulepreload" href="${entry ?? ''}"/></template>`,
    )
    await route.fulfill({ response, body: html })
  })

test('after a deploy an open tab goes on, with one load and its draft', async ({ page, expectFaults }) => {
  expectFaults('404', 'Failed to fetch dynamically imported module')
  await visit(page, '/get-quote')
  await page.getByLabel('First name').fill('Sophea')

  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  const oldScripts = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  await page.route('**/assets/*.js', async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname.startsWith('/assets/new-')) await fulfillNew(route)
    else if (oldScripts.has(url.href)) await route.continue()
    else await route.fulfill({ status: 404, body: 'Not found' })
  })
  await deployAbout(page)

  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toEqual(['/about'])

  await page.unrouteAll()
  await page.goto('/get-quote')
  await expect(page.getByLabel('First name')).toHaveValue('Sophea')
})

test('a visit reports its speed once, at its end, and nothing else', async ({ page }) => {
  await page.route('**/assets/*.js', fulfillNew)
  await deployAbout(page)
  const sent: unknown[] = []
  await page.route('**/api/reports', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })

  const measuring = page.waitForResponse(/\/assets\/new-reportVitals-/)
  await visit(page, '/about')
  await measuring
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Browsers tell of a press when its frame has been shown, which is late on a busy machine.
  // web-vitals counts that press when the page is idle next.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(() => requestIdleCallback(resolve)).observe({
          type: 'first-input',
          buffered: true,
        }),
      ),
  )
  for (let times = 0; times < 2; times += 1)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  await expect.poll(() => sent).toHaveLength(1)
  const [vitals = {}] = reportLines(sent[0])
  expect(vitals).toMatchObject({ report: 'vitals', page: 'about', replayed: 0, cls: 0 })
  const names = ['cls', 'fcp', 'hydrated', 'inp', 'lcp', 'navigation', 'page', 'replayed', 'report']
  expect(Object.keys(vitals).toSorted()).toEqual(names)
})
