import { startListening } from '../../support/browser/checks/screenReader.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { compareBox } from '../../support/browser/views/comparison.ts'
import { finderOf } from '../../support/browser/views/finder.ts'
import { firstFrame, modelView, ownFault } from '../../support/browser/views/model.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { makeAnswers, quoteForm } from '../../support/browser/views/quote.ts'
import { addButton } from '../../support/browser/views/quoteList.ts'
import { expectWhole, visitWhole } from '../../support/browser/wholePage.ts'

// Menus that fade are heard before they are seen.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Each file in `spoken` is what a visitor hears who does not see the page; read it as such when it changes.

test('spoken: the home page from its beginning to its end', async ({ page }) => {
  await visit(page, '/')
  const { read, text } = await startListening(page)
  await read('the page', page.locator('body'))
  expect(text()).toMatchSnapshot(['spoken', 'home.txt'])
})

test('spoken: menus, country and a legal text', async ({ page }) => {
  await visit(page, '/', 'Singapore')
  const { comeTo, press, read, text } = await startListening(page)
  const header = page.getByRole('banner')
  await press('Tab')
  await comeTo(header.getByRole('button', { name: 'Products menu' }))
  await press('Enter')
  await expect(header.getByRole('link', { name: 'Cash Processing' })).toBeVisible()
  await press('Tab')
  await press('Tab')
  await press('Enter')
  await expect(header.getByRole('link', { name: 'Money Counter' })).toBeVisible()
  await press('Tab')
  await press('Escape')
  await comeTo(header.getByRole('button', { name: /^Country/ }))
  await press('Enter')
  await expect(header.getByRole('button', { name: 'Cambodia', exact: true })).toBeVisible()
  await press('Tab')
  await press('Enter')
  await comeTo(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }))
  await press('Enter', 'Privacy')
  await read('the dialog', page.getByRole('dialog'))
  await press('Escape')
  expect(text()).toMatchSnapshot(['spoken', 'menus.txt'])
})

test('spoken: search, filters and the table of the catalogue', async ({ page }) => {
  await visit(page, '/products', 'Cambodia')
  const { comeTo, press, type, read, text } = await startListening(page)
  const main = page.getByRole('main')
  await comeTo(main.getByRole('searchbox'))
  await type('uv', 'product')
  await comeTo(main.getByRole('combobox', { name: 'Category' }))
  await press('c', 'product')
  await comeTo(main.getByRole('group', { name: 'Filters' }).getByRole('checkbox').last())
  await press('Space', 'product')
  await comeTo(main.getByRole('button', { name: 'Table' }))
  await press('Enter')
  await expect(main.locator('[data-term][aria-expanded]').first()).toBeVisible()
  await read('the list', main)
  expect(text()).toMatchSnapshot(['spoken', 'catalogue.txt'])
})

test('spoken: a product with its gallery and tabs', async ({ page }) => {
  await visitWhole(page, '/products/5', 'Cambodia')
  const { comeTo, press, read, text } = await startListening(page)
  const main = page.getByRole('main')
  await read('the page', main)
  await comeTo(main.getByRole('link', { name: /^Enlarge/ }))
  await press('Enter', 'dialog')
  await press('ArrowRight', '2 of')
  await press('Escape')
  await comeTo(main.getByRole('tab', { name: 'Overview' }))
  await press('ArrowRight')
  await press('Tab')
  await press('Tab')
  await press('Escape')
  expect(text()).toMatchSnapshot(['spoken', 'product.txt'])
})

test('spoken: a comparison', async ({ page }) => {
  await visit(page, '/products/5', 'Cambodia')
  const { comeTo, press, read, text } = await startListening(page)
  await comeTo(compareBox(page, 5))
  await press('Space', 'Machines to compare: 1')
  await comeTo(page.getByRole('link', { name: 'Compare 1 machine' }))
  await press('Enter', 'Compare Machines')
  await expectWhole(page, '/compare?ids=5')
  const main = page.getByRole('main')
  await read('the page', main)
  await comeTo(main.getByRole('button', { name: /^Remove/ }))
  await press('Enter', 'No machine is chosen yet')
  expect(text()).toMatchSnapshot(['spoken', 'comparison.txt'])
})

test('spoken: a product on the quote list, a wrong form, a sent form and its receipt', async ({ page }) => {
  await visit(page, '/products/5', 'Cambodia')
  const { comeTo, press, note, read, text } = await startListening(page)
  await comeTo(addButton(page, 5))
  await press('Enter', 'Added to your quote list')
  await comeTo(page.getByRole('banner').getByRole('link', { name: /^Get a Quote/ }))
  await press('Enter', 'Get a Quote')
  const { field, submit, fill } = quoteForm(page)
  const more = page.getByRole('button', { name: /^Increase the quantity of/ })
  await expectWhole(page, '/get-quote')
  await expect(more).toBeVisible()
  await read('the page', page.getByRole('main'))
  await comeTo(more)
  await press('Enter', '2')
  await comeTo(submit)
  await press('Enter', 'Please fix the form errors')
  await press('Tab')
  // It is said again whenever the toast moves, so it has to be gone.
  await noticeOf(page, 'alert').getByRole('button', { name: 'Dismiss' }).dispatchEvent('click')
  await expect(noticeOf(page, 'alert')).toBeHidden()
  await note('fills the form', () => fill({ ...makeAnswers(), email: 'buyer@bank.example' }))
  await comeTo(field('message'))
  await comeTo(submit)
  await press('Enter', 'Quote request submitted!')
  const receipt = page.getByRole('status').filter({ hasText: 'Your reference is' })
  await expect(receipt.getByRole('button', { name: 'Share' })).toBeVisible()
  await read('the receipt', receipt)
  await read('what was asked for', receipt.getByRole('list', { name: 'You asked for' }))
  const spoken = text()
    .replaceAll(/Q-[2-9A-HJ-NP-Z]{8}/g, 'Q-REFERENCE')
    .replaceAll(/Date: [A-Z][a-z]+ \d+, \d{4}/g, 'Date: DAY')
  expect(spoken).toMatchSnapshot(['spoken', 'quote.txt'])
})

test('spoken: the finder', async ({ page }) => {
  await visit(page, '/find', 'Cambodia')
  const { comeTo, press, type, read, text } = await startListening(page)
  const { answer, choice } = finderOf(page)
  await read('the page', page.getByRole('main'))
  await comeTo(answer('Notes'))
  await press('Enter', 'How many notes a day?')
  await press('Tab')
  await type('8000')
  await press('Enter', 'What should it do?')
  await comeTo(answer('Count the value'))
  await press('Enter', 'Which currencies?')
  await comeTo(choice('KHR'))
  await press('Space')
  await press('Enter', 'fit your answers')
  await read('the result', page.getByRole('main'))
  expect(text()).toMatchSnapshot(['spoken', 'finder.txt'])
})

test('spoken: a term of the trade', async ({ page }) => {
  await visit(page, '/products/5#specifications', 'Cambodia')
  const term = page.getByRole('button', { name: 'Hopper', exact: true })
  await expect(term).toBeVisible()
  const { comeTo, press, text } = await startListening(page)
  await comeTo(term)
  await press('Enter')
  await press('Tab')
  await press('Escape')
  await press('Tab')
  expect(text()).toMatchSnapshot(['spoken', 'term.txt'])
})

test('spoken: the glossary', async ({ page }) => {
  await visit(page, '/glossary', 'Cambodia')
  const { comeTo, press, read, text } = await startListening(page)
  const main = page.getByRole('main')
  const letters = main.getByRole('navigation')
  await read('the letters', letters)
  await comeTo(letters.getByRole('link', { name: 'B', exact: true }))
  await press('Enter')
  await press('Tab')
  await read('the terms of the first letter', main.locator('dl').first())
  expect(text()).toMatchSnapshot(['spoken', 'glossary.txt'])
})

test('spoken: a product in 3D', async ({ page, expectFaults }) => {
  // Without drawing, which is silent and takes seconds.
  expectFaults(ownFault)
  await page.addInitScript(() => {
    const nothing = () => undefined
    Object.assign(WebGL2RenderingContext.prototype, { drawArrays: nothing, drawElements: nothing })
  })
  await visit(page, '/products/5', 'Cambodia')
  const { open, back, canvas } = modelView(page)
  const { comeTo, note, press, read, text } = await startListening(page)
  await comeTo(open)
  const pressAndWait = async () => {
    await page.keyboard.press('Enter')
    await expect(canvas).toBeFocused(firstFrame)
  }
  await note('Enter, and waits', pressAndWait, '3D view')
  await press('ArrowRight')
  await read('the view', canvas.locator('xpath=..'))
  await comeTo(back)
  await press('Enter')
  // It is the same button, which has its first name again.
  await expect(open).toBeFocused()
  expect(text()).toMatchSnapshot(['spoken', 'model.txt'])
})
