import { noticeOf } from '../../support/browser/notices.ts'
import { asSent, inboxOf, makeAnswers, quoteForm, watchSending } from '../../support/browser/quote.ts'
import { expectStoredList, nameOf, quoteLink, withStoredList } from '../../support/browser/quoteList.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const two = '[{"id":5,"quantity":2},{"id":36,"quantity":1}]'
const lines = [`2 x ${nameOf(5)} (No 005)`, `1 x ${nameOf(36)} (No 036)`]

test(
  'the list goes with the message, shows in the receipt, and is empty then',
  { tag: '@phone' },
  async ({ page }) => {
    const answers = makeAnswers()
    await withStoredList(page, two)
    await visit(page, '/get-quote')
    const { fill, submit, expectValues } = quoteForm(page)
    await fill(answers)
    await submit.click()
    const receipt = page.getByRole('status').filter({ hasText: 'Your reference is' })
    await expect(receipt).toBeFocused()
    await expect(
      receipt.locator('~ section', { hasText: 'No machine is on it yet.' }),
      'the empty list comes after the thanks',
    ).toBeVisible()
    await expect(receipt.getByRole('list', { name: 'You asked for' }).getByRole('listitem')).toHaveText(lines)
    const message = `${answers.message}\n\nQuote list:\n${lines.join('\n')}`
    expect((await inboxOf(page, answers.email)).map(({ fields }) => fields)).toEqual([
      { ...asSent(answers), message },
    ])
    await expectValues({ message: '' })
    await expectStoredList(page, '[]')
    await expect(quoteLink(page, 'Get a Quote')).toBeVisible()
  },
)

test('the message is the visitor’s own: a list alone is not enough', async ({ page }) => {
  await withStoredList(page, two)
  await visit(page, '/get-quote')
  const sent = watchSending(page)
  const { fill, submit, field } = quoteForm(page)
  await fill({ ...makeAnswers(), message: ' ' })
  await submit.click()
  await expect(field('message')).toHaveAccessibleDescription('Message is required')
  expect(sent).toHaveLength(0)
  await expectStoredList(page, two)
})

test.describe('when the way to the relay is cut', () => {
  test.use({ expectedFaults: ['/api/quote', 'ERR_'] })

  test('nothing is lost; the same list keeps the key, another list is another request', async ({ page }) => {
    await withStoredList(page, two)
    await visit(page, '/get-quote')
    const keys: string[] = []
    await page.route('**/api/quote', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      await route.abort()
    })
    const answers = makeAnswers()
    const { fill, submit, expectValues } = quoteForm(page)
    const fail = async () => {
      const before = keys.length
      await submit.click()
      await expect.poll(() => keys.length).toBe(before + 1)
      await expect(submit).toHaveText('Submit Request')
    }
    await fill(answers)
    await fail()
    await expect(noticeOf(page, 'alert')).toContainText('Submission failed')
    const advice = page.getByText('could not be sent')
    await expect(advice).toBeVisible()
    await fail()
    await page.reload()
    await expectValues(answers)
    await expectStoredList(page, two)
    await fail()
    await page.getByRole('button', { name: `One more of ${nameOf(5)}` }).click()
    await expect(advice, 'it was about another request').toBeHidden()
    await fail()
    const [first, second, third, fourth] = keys
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
    await expectStoredList(page, '[{"id":5,"quantity":3},{"id":36,"quantity":1}]')
  })
})
