import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readVitals } from '../../../functions/relay/vitals.ts'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'
import { buildScripts } from '../../support/site/buildScripts.ts'

const measuringBuild = '.cache/measuringBuild'

test.afterAll(() => rm(measuringBuild, { recursive: true, force: true }))

test('a visit reports its speed once, when it is left, and no more of itself', async ({ page }) => {
  await buildScripts(measuringBuild, { define: { VITALS_SHARE: '1' } })
  const [, entry = ''] =
    /src="(\/assets\/[^"]+)"/.exec(readFileSync(join(measuringBuild, 'index.html'), 'utf8')) ?? []
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(join(measuringBuild, new URL(route.request().url()).pathname)),
    }),
  )
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const template = `<template id="scripts"><link rel="modulepreload" href="${entry}"/></template>`
    const html = (await response.text()).replace(/<template id="scripts".*?<\/template>/s, () => template)
    await route.fulfill({ response, body: html })
  })
  const sent: unknown[] = []
  await page.route('**/api/vitals', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })

  const measuring = page.waitForResponse(/\/assets\/reportVitals-/)
  await visit(page, '/about')
  await hydrated(page)
  await measuring
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let times = 0; times < 2; times += 1)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  await expect.poll(() => sent).toHaveLength(1)
  const vitals = readVitals(sent[0])
  expect(vitals).toMatchObject({ replayed: 0, cls: 0 })
  expect(Object.keys(vitals ?? {}).toSorted()).toEqual(['cls', 'fcp', 'hydrated', 'inp', 'lcp', 'replayed'])
})
