import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { listen, shut } from '../../../scripts/server/ports.ts'
import { painted, recordShifts, shiftsOf } from '../../support/browser/checks/layoutShifts.ts'

let html = ''
const { promise: isSeen, resolve: tellSeen } = Promise.withResolvers<undefined>()

/** Sends a list's HTML in two parts, as a slow network does; the first ends after the third card. */
const server = createServer(({ url }, response) => {
  if (url !== '/products') {
    response.writeHead(404).end()
    return
  }
  const end = html.split('</article>', 3).join('</article>').length
  response.writeHead(200, { 'Content-Type': 'text/html' })
  response.write(html.slice(0, end))
  void isSeen.then(() => response.end(html.slice(end)))
})

test.use({ viewport: { width: 1366, height: 768 } })

test.afterAll(() => shut(server))

test('no card moves while the rest of the list arrives', async ({ page, request }) => {
  html = await (await request.get('/products')).text()
  const port = await listen(server, 0, '127.0.0.1', 'PORT')
  await recordShifts(page)
  await page.goto(`http://127.0.0.1:${port}/products`, { waitUntil: 'commit' })
  await expect(page.getByRole('article')).toHaveCount(3)
  await painted(page)
  tellSeen(undefined)
  await page.waitForLoadState('domcontentloaded')
  await painted(page)
  const total = (await shiftsOf(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  expect(total).toBeLessThan(0.02)
})
