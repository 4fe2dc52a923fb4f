// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { countries, defaultCountry } from '../../../../src/content/countries.ts'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { listReplaced, selectQuoteList } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { focused } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const open = async () => {
  const { store } = renderPage(QuoteRoute)
  const opener = screen.getByRole('button', { name: 'Add several' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(opener)
  await act(() => vi.dynamicImportSettled())
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Machines, one per line')
  return {
    store,
    opener,
    field,
    paste: (text: string) => fireEvent.change(field, { target: { value: text } }),
    add: () => userEvent.click(screen.getByRole('button', { name: 'Add to quote list' })),
    list: () => selectQuoteList(store.getState()).map(({ id, quantity }) => `${id}x${quantity}`),
    shown: (title: string) =>
      within(screen.getByRole('list', { name: title }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    said: (text: string) => screen.getAllByRole('status').some((status) => status.textContent === text),
  }
}

it('shows the lines that it understood, adds them, and keeps the rest in the field', async () => {
  const page = await open()
  page.paste('2 x MC 280\nBS 4;3\n\n3 x BS\nWhatever 9')
  expect(page.shown('Ready to add')).toEqual([
    '2 x MC 280 Mixed-Value Money Counter (No 005)',
    '3 x BS 4 Multi-Pocket Sorter, 4+1 Pockets (No 036)',
  ])
  expect(page.shown('Cannot be added')).toEqual(['Whatever 9 We do not know this name or number.'])
  expect(page.said('2 lines are ready to add. 1 line needs your choice. 1 line cannot be added.')).toBe(true)
  await page.add()
  expect(page.list()).toEqual(['5x2', '36x3'])
  expect(page.field.value).toBe('3 x BS\nWhatever 9')
  expect(page.said('2 lines were added to your quote list.')).toBe(true)

  await userEvent.selectOptions(
    screen.getByLabelText('Which product is “3 x BS”?'),
    '3 x BS 8 Multi-Pocket Sorter, 8+1 Pockets (No 037)',
  )
  expect(page.said('1 line is ready to add. 1 line cannot be added.')).toBe(true)
  await page.add()
  expect(page.list()).toEqual(['5x2', '36x3', '37x3'])
  expect(page.field.value).toBe('Whatever 9')
  await page.add()
  expect(page.said('Nothing to add yet.')).toBe(true)
  expect(page.field.value).toBe('Whatever 9')
})

it('takes a choice for one line only, even when another one has the same text', async () => {
  const page = await open()
  page.paste('3 x BS\n3 x BS')
  const [first] = screen.getAllByLabelText('Which product is “3 x BS”?')
  if (!first) throw new Error('There is no choice')
  await userEvent.selectOptions(first, '3 x BS 8 Multi-Pocket Sorter, 8+1 Pockets (No 037)')
  expect(page.said('1 line is ready to add. 1 line needs your choice.')).toBe(true)
  await page.add()
  expect(page.list()).toEqual(['37x3'])
  expect(page.field.value).toBe('3 x BS')
})

it('asks whether a number counts the lines or the products, even when the first line is gone', async () => {
  const page = await open()
  page.paste('1 MC 280\n2 VC 450\n3 BS 4')
  expect(page.said('1 line is ready to add. 2 lines need your choice.')).toBe(true)
  await page.add()
  expect(page.list()).toEqual(['5x1'])
  expect(page.field.value).toBe('2 VC 450\n3 BS 4')
  await userEvent.selectOptions(
    screen.getByLabelText('How many does “2 VC 450” mean?'),
    '1 x VC 450 Two-CIS Value Counter (No 007)',
  )
  await page.add()
  expect(page.list()).toEqual(['5x1', '7x1'])
  expect(page.said('1 line was added to your quote list.')).toBe(true)
  expect(screen.getByLabelText('How many does “3 BS 4” mean?')).toBeTruthy()
})

it('puts the size of a line into the message when another one was chosen', async () => {
  const page = await open()
  page.paste('10 rolls banding tape 40 mm')
  await userEvent.selectOptions(
    screen.getByLabelText(/Which comes closest/),
    screen.getByRole('option', { name: /^10 x BT 20/ }),
  )
  await page.add()
  expect(page.list()).toEqual(['52x10'])
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe(
    'Our own wording: 10 rolls banding tape 40 mm',
  )
})

it('keeps the titles of a table as long as a row needs them, and then closes the field', async () => {
  const page = await open()
  page.paste('No\tItem\tQty\n1\tMC 280\t2\n2\tVC 450\t0\n3\tMC 281\t4')
  expect(page.shown('Cannot be added')).toEqual([
    '2\tVC 450\t0 The quantity must be a whole number from 1 to 999.',
    '3\tMC 281\t4 We do not know this name or number.',
  ])
  await page.add()
  expect(page.field.value).toBe('No\tItem\tQty\n2\tVC 450\t0\n3\tMC 281\t4')
  page.paste('No\tItem\tQty\n2\tVC 450\t1')
  await page.add()
  expect(page.field.value).toBe('')
  expect(page.list()).toEqual(['5x2', '7x1'])
  expect(screen.getByRole('button', { name: 'Add several', expanded: false })).toBe(focused())
  expect(screen.getByText('1 line was added to your quote list.')).toBeTruthy()
})

it('respects the limits of the list and the country, and says why', async () => {
  const page = await open()
  act(() => void page.store.dispatch(listReplaced([{ id: 5, quantity: 999 }])))
  page.paste('MC 280\n0 x BS 4\n2 x KC 100')
  const other = countries.find((country) => country !== defaultCountry) ?? defaultCountry
  expect(page.shown('Cannot be added')).toEqual([
    'MC 280 The list takes at most 999 of one product.',
    '0 x BS 4 The quantity must be a whole number from 1 to 999.',
    `2 x KC 100 Supplied by our ${other} office. You can ask for it in the message.`,
  ])
  await page.add()
  expect(page.list()).toEqual(['5x999'])
  expect(page.field.value).toBe('MC 280\n0 x BS 4\n2 x KC 100')
  act(() => void page.store.dispatch(countrySelected(other)))
  expect(await screen.findByText('2 x KC 100 Desktop Coin Counter (No 018)')).toBeTruthy()
})

it('keeps a choice when the country changes, and asks again when the option is gone', async () => {
  const page = await open()
  const select = (option: string) =>
    userEvent.selectOptions(screen.getByLabelText('Which product is “2 x desktop”?'), option)
  const only = {
    name: 'Yes, “2 x desktop” means 2 x SM 10 Desktop Note Bundle Strapping Machine (No 049)',
  }
  page.paste('2 x desktop')
  await userEvent.click(screen.getByRole('checkbox', only))
  act(() => void page.store.dispatch(countrySelected('Singapore')))
  expect(page.shown('Ready to add')).toEqual(['2 x SM 10 Desktop Note Bundle Strapping Machine (No 049)'])

  await select('2 x KC 100 Desktop Coin Counter (No 018)')
  expect(page.said('1 line is ready to add.')).toBe(true)
  act(() => void page.store.dispatch(countrySelected('Cambodia')))
  expect(page.said('1 line needs your choice.')).toBe(true)
  expect(screen.getByRole('checkbox', { ...only, checked: false })).toBeTruthy()
  await page.add()
  expect(page.list()).toEqual([])
  expect(page.field.value).toBe('2 x desktop')
})

it('adds quantities up, or replaces them and announces the new numbers', async () => {
  const page = await open()
  act(() => void page.store.dispatch(listReplaced([{ id: 5, quantity: 999 }])))
  const replace = { name: 'Replace the quantities there' }
  page.paste('BS 4')
  expect(screen.queryByRole('radio', replace), 'asked only where it matters').toBe(null)
  page.paste('BS 4\n2 x MC 280')
  await page.add()
  expect(page.said('1 line was added to your quote list.')).toBe(true)
  expect(page.list()).toEqual(['5x999', '36x1'])
  await userEvent.click(screen.getByRole('radio', replace))
  expect(page.said('1 line is ready to add.')).toBe(true)
  await page.add()
  expect(page.list()).toEqual(['5x2', '36x1'])
})

it('reads 200 lines and keeps the others', async () => {
  const page = await open()
  page.paste(Array.from({ length: 203 }, () => 'MC 280').join('\n'))
  expect(screen.getByText('Only 200 lines are read at a time. 3 more stay in the field.')).toBeTruthy()
  await page.add()
  expect(page.list()).toEqual(['5x200'])
  expect(page.field.value).toBe('MC 280\nMC 280\nMC 280')
})
