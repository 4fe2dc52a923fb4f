import { expect, test, visit } from '../../support/browser/site.ts'
import { addButton, quoteLink } from '../../support/browser/views/quoteList.ts'

test('the first product adds no style rule, which would make the browser style the whole page again', async ({
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
