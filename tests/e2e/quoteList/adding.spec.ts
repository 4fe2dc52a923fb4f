import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { addButton, addedButton, expectStoredList, quoteLink } from '../../support/browser/views/quoteList.ts'
import { nameOf } from '../../support/site/fixtureProducts.ts'

test('a card of the catalogue adds its machine and takes it away again, by the keyboard alone', async ({
  page,
}) => {
  await visit(page, '/products')
  await page.getByRole('link', { name: `View Details: ${nameOf(5)}` }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(addButton(page, 5)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(noticeOf(page, 'status')).toHaveText(`Added to your quote list ${nameOf(5)}`)
  await expect(addedButton(page, 5)).toHaveText('In your quote list')
  await expect(addedButton(page, 5)).toBeFocused()
  await expect(quoteLink(page, 'Get a Quote, 1 machine in your list')).toBeVisible()
  await expectStoredList(page, '[{"id":5,"quantity":1}]')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(addButton(page, 5)).toHaveText('Add to quote list')
  await expectStoredList(page, '[]')
})

test('the first machine brings no new style rule, for which the browser would look at all of them', async ({
  page,
}) => {
  await visit(page, '/products')
  const link = await quoteLink(page, 'Get a Quote').elementHandle()
  const added = await addButton(page, 5).evaluate((button, header) => {
    const count = () => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0)
    const before = count()
    return new Promise<number>((resolve) => {
      const counted = new MutationObserver(() => resolve(count() - before))
      counted.observe(header, { attributeFilter: ['aria-label'] })
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  }, link)
  expect(added).toBe(0)
})
