// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { readQuoteDraft } from '../../../../src/parts/quoteDraft/draft.ts'
import { focused } from '../../../support/pages/html.ts'
import { press, renderSite, settle } from '../../../support/pages/renderSite.ts'
import { nameOf } from '../../../support/site/fixtureProducts.ts'

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Requirements, one a line')

const paste = async (text: string) => {
  await userEvent.click(field())
  await userEvent.paste(text)
  await settle()
}

/** The verdicts of a requirement's row; its last cell has the remark. */
const rowOf = (text: RegExp) => {
  const table = within(screen.getByRole('region', { name: 'Compliance statement' }))
  return within(table.getByRole('row', { name: text }))
    .getAllByRole('cell')
    .slice(0, -1)
    .map(({ textContent }) => textContent)
}

const lines = '1. Counting speed: at least 900 notes/min\n2. Noise not exceeding 50 dB(A)\n3. A quiet machine'

it('judges pasted lines by the sheets, in their own words', async () => {
  await renderSite('/comply?ids=5')
  await paste(lines)
  expect(rowOf(/Counting speed/)[0]).toMatch(/^CompliesCounting speed: 1,000 notes\/min/)
  expect(rowOf(/Noise/)).toEqual(['DeviatesNoise: 63 dB(A)'])
  expect(rowOf(/quiet/)).toEqual([
    'To be confirmedThe requirement could not be matched to an entry of the sheet.',
  ])
  expect(screen.getByText('1 complies, 1 deviates (2), 1 to be confirmed')).not.toBeNull()
})

it('takes a verdict and a remark of the visitor, marks the verdict, and keeps both in the tab', async () => {
  const { unmount } = await renderSite('/comply?ids=5')
  await paste(lines)
  const row = within(screen.getByRole('row', { name: /quiet/ }))
  await press(row.getByText('Edit'))
  row.getByRole<HTMLDetailsElement>('group').open = true
  await settle()
  await userEvent.selectOptions(row.getByLabelText(`Verdict for ${nameOf(5)}`), 'Complies')
  await userEvent.type(row.getByLabelText('Remark'), 'See the brochure{Tab}')
  expect(rowOf(/quiet/)).toEqual(['Compliesentered by you'])
  unmount()
  await renderSite('/comply?ids=5')
  expect(field().value).toBe(lines)
  expect(rowOf(/quiet.*See the brochure/)).toEqual(['Compliesentered by you'])
})

it('takes the verdict on the rest of a line at a press, and takes it back', async () => {
  await renderSite('/comply?ids=5')
  await paste('Counting speed: at least 900 notes/min in Bavet\nA quiet machine')
  expect(screen.getAllByRole('button', { name: /^The rest/ })).toHaveLength(1)
  await press(screen.getByRole('button', { name: /^The rest complies: accept, MC 280: “Counting speed/ }))
  expect(rowOf(/Counting speed/)[0]).toMatch(/^Compliesentered by you/)
  expect(focused()?.textContent, 'the same button').toBe('Undo')
  await press(screen.getByRole('button', { name: /^Undo, MC 280/ }))
  expect(rowOf(/Counting speed/)[0]).toMatch(/^To be confirmed.*Could not be compared with the sheet: Bavet/)
})

it('ranks the machines of the country, and a tick puts one into the statement and the address', async () => {
  const { address } = await renderSite('/comply')
  await paste('Counting speed: at least 1,400 notes/min\nA quiet machine')
  expect(screen.getByText(/^Best match: .+ meet 1 of 2 each\.$/)).not.toBeNull()
  await press(screen.getByRole('button', { name: 'See the machines' }))
  expect(document.activeElement?.textContent).toBe('Which machines meet this?')
  const ranking = within(screen.getByRole('region', { name: 'Which machines meet this?' }))
  expect(ranking.getAllByRole('listitem')[0]?.textContent).toContain('To be confirmed: A quiet machine')
  await press(ranking.getByLabelText(`Into the statement: ${nameOf(6)}`))
  expect(address()).toBe('/comply?ids=6')
  expect(await ranking.findByText('1 machine is in the statement.')).not.toBeNull()
  await press(ranking.getByRole('button', { name: /^Show all / }))
  expect(focused(), 'the first that was not shown').toBe(ranking.getAllByRole('link')[5])
  await press(ranking.getByRole('button', { name: 'See the statement (1)' }))
  expect(document.activeElement?.textContent).toBe('Statement')
  expect(rowOf(/Counting speed/)[0]).toMatch(/^Complies/)
})

it('has the focus after its last machine is removed', async () => {
  await renderSite('/comply?ids=5')
  await press(screen.getByRole('button', { name: `Remove from the statement: ${nameOf(5)}` }))
  expect(focused()).toBe(field())
})

it('begins with an example, which has the focus', async () => {
  await renderSite('/comply')
  await press(screen.getByRole('button', { name: 'Try it with an example' }))
  expect(focused()).toBe(field())
})

const ask = () => press(screen.getByRole('button', { name: 'Ask for a quote with this statement' }))

it('asking for a quote lists and names the machines, and the message has the verdict of each line', async () => {
  const { store, services, address } = await renderSite('/comply?ids=5,6')
  await paste(lines)
  await ask()
  expect(address()).toBe('/get-quote')
  expect(await screen.findByText(/^Your message has the compliance statement/)).toBeTruthy()
  expect(store.getState().quoteList.map(({ id }) => id)).toEqual([5, 6])
  expect(store.getState().notices.at(-1)?.description).toBe(`${nameOf(5)} and ${nameOf(6)}`)
  expect(readQuoteDraft(services.draft)?.values.message).toContain(
    `Compliance of ${nameOf(5)}: 1 complies, 1 deviates (2), 1 to be confirmed\nDeviates:\n- 2 Noise not exceeding 50 dB(A)`,
  )
})

it('asking again replaces what the message said of the statement, and nothing else', async () => {
  const { unmount } = await renderSite('/comply?ids=5')
  await paste(lines)
  await ask()
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Message/)
  await userEvent.type(field, '\nFor our branch in Kampot.')
  await settle()
  unmount()
  const { services } = await renderSite('/comply?ids=5')
  await userEvent.clear(screen.getByLabelText('Requirements, one a line'))
  await paste('Weight below 5 kg')
  await ask()
  expect(readQuoteDraft(services.draft)?.values.message).toBe(
    'For our branch in Kampot.\n\nCompliance: 1 deviates (1)\nDeviates:\n- 1 Weight below 5 kg',
  )
})
