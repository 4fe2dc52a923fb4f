import { devices, type Page } from '@playwright/test'
import { expectFit, expectSound, expectSoundOnPhone, phone } from '../../support/browser/checks/soundness.ts'
import { expect, test } from '../../support/browser/site.ts'
import { withStoredList, withStoredRequests } from '../../support/browser/views/quoteList.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'
import { listOf } from '../../support/pages/quoteLists.ts'

// With a finger, for which some targets are larger. What opens is whole at once.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

const two = listOf('5x2,36x1')

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

const outcome = 'no engine finds a fault, targets are large, and nothing is lost'

test(`Add several, a list by a link, kept requests and a delay: ${outcome}`, async ({ page }) => {
  await page.route('**/api/status', (route) => route.fulfill({ json: { delivery: 'delayed' } }))
  await page.route('**/api/requests', (route) => route.fulfill({ json: { state: 'received', day: null } }))
  await withStoredList(page, JSON.stringify(two))
  await withStoredRequests(page, [
    { key: 'k', reference: 'Q-7KX2M9PA', sentAt: Date.now(), machines: two },
    { key: 'l', reference: 'Q-8KX2M9PB', sentAt: Date.now(), machines: [] },
    { key: 'm', reference: 'Q-9KX2M9PC', sentAt: Date.now(), machines: two },
  ])
  await visitWhole(page, '/get-quote?list=36x40', 'Cambodia')
  await press(page, 'Add several')
  await page.getByLabel('Machines, one per line').fill('2 x MC 280\n3 x BS\nwhatever\n5000 x MC 120')
  await press(page, 'Has it arrived? Q-7KX2M9PA')
  for (const part of [
    page.getByRole('button', { name: 'Use this list' }),
    page.getByRole('list', { name: 'Cannot be added' }).getByText('We do not know this name'),
    page.getByLabel('Which product is “3 x BS”?'),
    page.getByText('Received: it is kept with us'),
    page.getByText(/delivered later/).filter({ visible: true }),
  ])
    await expect(part).toBeVisible()
  await expectSound(page)
  await expectSoundOnPhone(page)
  await expectFit(page)
})

test.describe('on a phone that shows a product in the room', () => {
  const { userAgent } = devices['Pixel 7']
  test.use({ userAgent, viewport: phone })

  test(`See it in your room: ${outcome}`, async ({ page }) => {
    await visitWhole(page, '/products/5')
    await expect(page.getByRole('link', { name: 'See it in your room' })).toBeVisible()
    await expectSound(page)
    await expectFit(page)
  })
})
