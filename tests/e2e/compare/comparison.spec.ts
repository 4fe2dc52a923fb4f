import { barOf, compareBox, comparisonOf, expectCompared } from '../../support/browser/comparison.ts'
import { selectCountry } from '../../support/browser/country.ts'
import { actionLog, indexOf, jumpTo, openDevTools, tracesOf } from '../../support/browser/devTools.ts'
import { addButton, addedButton, nameOf } from '../../support/browser/quoteList.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  test,
  visit,
} from '../../support/browser/site.ts'

const three = '/compare?ids=5,6,36'

test('a shared address has the whole comparison', { tag: '@phone' }, async ({ page }) => {
  await visit(page, three)
  const { heading, table, row, status, region, machines, remove } = comparisonOf(page)
  await expect(heading).toBeVisible()
  await expectCompared(page, three, [5, 6, 36])
  await expect(row('Speed (differs)').first().getByRole('cell')).toHaveText([
    '1,000 notes/min',
    '1,500 notes/min',
    '1,200 notes/min',
  ])
  await expect(table.getByRole('rowheader', { name: 'Warranty' })).toBeVisible()
  await expect(status).toHaveText(/^3 machines; \d+ of \d+ rows differ$/)
  await addButton(page, 6).click()
  await expect(addedButton(page, 6)).toBeFocused()
  await expectAccessible(page)
  for (const width of [320, page.viewportSize()?.width ?? 0]) {
    await page.setViewportSize({ width, height: 780 })
    await expectNoSidewaysScroll(page)
  }
  if (isPhone(page)) {
    await region.evaluate((element) => element.scrollTo({ left: 120 }))
    const [outer, label] = [await region.boundingBox(), await table.getByText('Warranty').boundingBox()]
    expect(label?.x, 'labels stay in place').toBeGreaterThanOrEqual(outer?.x ?? Infinity)
  } else {
    await table.getByRole('rowheader', { name: 'Warranty' }).scrollIntoViewIfNeeded()
    await expect(machines.first(), 'names stay in place').toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(remove(36)).toBeFocused()
    const [button, name] = [await remove(36).boundingBox(), await machines.last().boundingBox()]
    expect(button?.y, 'nor is the focus under them').toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0))
  }
})

test('two machines stand side by side on a phone, a third is a scroll away', async ({ page }) => {
  const { region, machines, table } = comparisonOf(page)
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 780 })
    await visit(page, '/compare?ids=5,6,36')
    await region.evaluate((element) => element.scrollIntoView())
    await expect(machines.first()).toBeInViewport({ ratio: 1 })
    await expect(machines.nth(1)).toBeInViewport({ ratio: 1 })
    for (const name of ['Hopper', 'Power supply', 'Dimensions']) {
      const cells = table.getByRole('row', { name }).first().getByRole('cell')
      for (const cell of [cells.first(), cells.nth(1)]) {
        const box = await cell.boundingBox()
        expect(box?.width, name).toBeGreaterThanOrEqual(120)
        expect((box?.x ?? Infinity) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
      }
    }
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(machines.last()).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  }
})

test('machines go one by one, by keyboard, and come back', async ({ page }) => {
  await visit(page, three)
  const { remove, heading } = comparisonOf(page)
  await remove(6).press('Enter')
  await expectCompared(page, '/compare?ids=5,36', [5, 36])
  await expect(remove(36)).toBeFocused()
  await remove(36).press('Enter')
  await expect(remove(5)).toBeFocused()
  await expect(comparisonOf(page).status).toHaveText('1 machine')
  await remove(5).press('Enter')
  await expect(page).toHaveURL('/compare')
  await expect(heading).toBeFocused()
  await expect(page.getByText('No machine is chosen yet.')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expectCompared(page, '/compare?ids=5', [5])
  await page.goBack()
  await page.goBack()
  await expectCompared(page, three, [5, 6, 36])
})

test('only the rows that differ, in the address too', async ({ page }) => {
  await visit(page, three)
  const { onlyDifferences, rowNames } = comparisonOf(page)
  const same = page.getByRole('rowheader', { name: 'Power supply', exact: true })
  await expect(same).toBeVisible()
  await onlyDifferences.check()
  await expect(page).toHaveURL(`${three}&differences=1`)
  await expect(same).toHaveCount(0)
  await expect(rowNames.filter({ hasText: 'Speed' }).first()).toBeVisible()
  await page.reload()
  await expect(onlyDifferences).toBeChecked()
  await page.goBack()
  await expect(onlyDifferences).not.toBeChecked()
  await expect(same).toBeVisible()
})

test('wrong numbers and machines too many are left out and named', async ({ page }) => {
  await visit(page, '/compare?ids=5,999,abc,6,7,5,8,9')
  await expect(comparisonOf(page).machines).toHaveText([5, 6, 7, 8].map(nameOf))
  await expect(page.getByText('Left out, since no machine has this number: 999, abc.')).toBeVisible()
  await expect(page.getByText(`Left out, since at most four are compared: ${nameOf(9)}.`)).toBeVisible()
  await comparisonOf(page).remove(8).click()
  await expect(page).toHaveURL('/compare?ids=5,6,7')
  await expect(page.getByText('Left out')).toHaveCount(0)
})

test('the finder’s machines are compared, and stay chosen in the catalogue', async ({ page }) => {
  await visit(page, '/find?handle=notes&daily=8000&currencies=KHR,USD,THB&detect=uv')
  await page.getByRole('link', { name: 'Compare these machines' }).click()
  await expectCompared(page, '/compare?ids=5,7,8', [5, 7, 8])
  await page.getByRole('main').getByRole('link', { name: 'Choose from all products' }).click()
  await expect(compareBox(page, 7)).toBeChecked()
  await expect(barOf(page).link).toHaveText('Compare 3 machines')
})

test('what a country is not offered is not compared', async ({ page }) => {
  await visit(page, '/compare?ids=5,18', 'Cambodia')
  const { machines, remove } = comparisonOf(page)
  await expect(machines).toHaveText([nameOf(5)])
  const elsewhere = page.getByRole('region', { name: 'Not compared' })
  await expect(elsewhere).toContainText(nameOf(18))
  await expect(elsewhere).toContainText('Supplied by our Singapore office.')
  await expectAccessible(page)
  await selectCountry(page, 'Singapore')
  await expect(machines).toHaveText([nameOf(5), nameOf(18)])
  await selectCountry(page, 'Cambodia')
  await remove(18).click()
  await expect(page).toHaveURL('/compare?ids=5')
  await expect(elsewhere).toHaveCount(0)
})

test('time travel moves the address, and tells nobody', async ({ page }) => {
  await openDevTools(page)
  await visit(page, three)
  const { machines, onlyDifferences, remove } = comparisonOf(page)
  await remove(6).click()
  await onlyDifferences.check()
  await expect(page).toHaveURL('/compare?ids=5,36&differences=1')
  const before = await tracesOf(page)
  await jumpTo(page, (await indexOf(page, 'comparison/machineDropped')) - 1)
  await expectCompared(page, three, [5, 6, 36])
  // The address of a choice is the event after it.
  await jumpTo(page, (await indexOf(page, 'comparison/machineDropped')) + 1)
  await expectCompared(page, '/compare?ids=5,36', [5, 36])
  await jumpTo(page, 0)
  await expect(page).toHaveURL('/compare')
  await expect(machines).toHaveCount(0)
  await jumpTo(page, (await actionLog(page)).length - 1)
  await expectCompared(page, '/compare?ids=5,36&differences=1', [5, 36])
  expect(await tracesOf(page)).toEqual(before)
})

test.describe('without the machines', () => {
  test.use({ expectedFaults: ['figures-', 'Failed to fetch', 'Failed to load'] })

  test('the page says so', async ({ page }) => {
    await page.route('**/assets/_virtual_figures-*.js', (route) => route.abort())
    await page.goto(three)
    await expect(page.getByRole('alert')).toHaveText(
      'The machines could not be loaded. Please load the page again.',
    )
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to choose, and leads there', async ({ page }) => {
    await page.goto(three)
    await expect(comparisonOf(page).heading).toBeVisible()
    await expect(page.getByText('Tick Compare at up to four machines')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Choose from all products' }).click()
    await expect(page).toHaveURL('/products')
  })
})
