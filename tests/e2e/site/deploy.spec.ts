import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'
import { buildScripts } from '../../support/site/buildScripts.ts'

const newBuild = '.cache/newBuild'

/** The site as the next deploy has it: each script under another name. */
const buildAnew = () =>
  buildScripts(newBuild, {
    build: {
      rolldownOptions: {
        output: { entryFileNames: 'assets/new-[hash].js', chunkFileNames: 'assets/new-[name]-[hash].js' },
      },
    },
  })

test.afterAll(() => rm(newBuild, { recursive: true, force: true }))

test.use({ expectedFaults: ['404', 'Failed to fetch dynamically imported module'] })

test('after a deploy a tab that is open goes on, by one load from the server, and keeps the draft', async ({
  page,
}) => {
  await buildAnew()
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
    const isOld = !url.pathname.startsWith('/assets/new-')
    if (isOld && !oldScripts.has(url.href)) await route.fulfill({ status: 404, body: 'Not found' })
    else if (isOld) await route.continue()
    else
      await route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(join(newBuild, url.pathname)),
      })
  })
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const entry = /src="(\/assets\/new-[^"]+)"/.exec(readFileSync(join(newBuild, 'index.html'), 'utf8'))?.[1]
    const html = (await response.text()).replace(
      /<template id="scripts".*?<\/template>/s,
      () => `<template id="scripts"><link rel="modulepreload" href="${entry ?? ''}"/></template>`,
    )
    await route.fulfill({ response, body: html })
  })

  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toEqual(['/about'])

  await page.unrouteAll()
  await page.goto('/get-quote')
  await expect(page.getByLabel('First name')).toHaveValue('Sophea')
})
