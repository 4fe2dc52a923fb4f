// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { selectQuoteList } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { selectCompared } from '../../../../src/parts/compare/comparisonSlice.ts'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { press, renderSite } from '../../../support/pages/renderSite.ts'
import { productOf } from '../../../support/site/fixtureProducts.ts'

const question = () => select('main h2')?.textContent
const next = () => press(screen.getByText('Next'))
const choice = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const cards = () => selectAll('main article')
const cardOf = (id: number) => cards().find(({ textContent }) => textContent.includes(productOf(id).name))
const given = () => within(screen.getByRole('region', { name: 'Your answers' }))

describe('the questions of the finder', () => {
  it('lead on by a press or Next, back by Back, and to one of them by Change', async () => {
    const { address, go } = await renderSite('/find?handle=notes&type=pockets')
    expect(question()).toBe('How many notes a day?')
    expect(focused(), 'the focus stays at the start').toBe(document.body)
    await next()
    expect(question()).toBe('Into how many pockets at once?')
    await press(screen.getByText('6 or more'))
    expect(question()).toBe('Which currencies?')
    await next()
    expect(cards()).toHaveLength(2)
    expect(focused()).toBe(select('main section h2'))
    await go(-2)
    expect(question()).toBe('Into how many pockets at once?')
    expect(focused()).toBe(select('main h2'))
    await go(2)
    expect(cards()).toHaveLength(2)
    await press(given().getByLabelText('Change: Currencies: No preference'))
    expect(address()).toBe('/find?handle=notes&type=pockets&daily=any&pockets=6')
    const left = () => screen.getByRole('status').textContent
    expect(left()).toBe('2 machines fit')
    await press(choice('CNY'))
    expect(left(), 'at once').toBe('1 machine fits')
    await next()
    expect(address()).toBe('/find?handle=notes&type=pockets&daily=any&currencies=CNY&pockets=6')
    await press(given().getByText('Start again'))
    expect(question()).toBe('What do you handle?')
    expect(focused()).toBe(select('main h2'))
  })

  it('say what is wrong with an answer', async () => {
    const { address } = await renderSite('/find?handle=notes')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'many' } })
    await next()
    expect(address()).toBe('/find?handle=notes')
    expect(screen.getByRole('alert').textContent).toBe(
      'Please enter a whole number from 1 to 9,999,999, such as 8,000.',
    )
    expect(focused()).toBe(select('main input'))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '០៨០០០' } })
    expect(screen.queryByRole('alert'), 'it is mended').toBeNull()
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('false')
    await next()
    expect(address(), 'other digits, with a zero in front').toBe('/find?handle=notes&daily=8000')
  })

  it('are where a search that finds nothing leads to', async () => {
    await renderSite('/products?q=nothing%20like%20it')
    const links = selectAll('main a').filter(({ textContent }) => textContent === 'Find a machine')
    const last = links.at(-1)
    if (!(last instanceof HTMLElement)) throw new Error('no link')
    await press(last)
    expect(screen.getByRole('heading', { name: 'What do you handle?' })).toBeTruthy()
  })
})

const linkTo = (text: string) =>
  selectAll('main a')
    .find(({ textContent }) => textContent === text)
    ?.getAttribute('href')

describe('what the finder finds', () => {
  it('is of the country, and what nothing meets is said', async () => {
    const { store, go } = await renderSite('/find?handle=coins&type=sortCoins')
    expect(question()).toBe('We offer no such machine in Cambodia')
    expect(screen.getByText(/Supplied by our Singapore office\./)).toBeTruthy()
    expect(cards()).toEqual([])
    expect(selectAll('main a').map((link) => link.getAttribute('href'))).toContain('/contact')
    await press(screen.getByText('Switch to Singapore to see them'))
    expect(question()).toBe('One fits your answers')
    expect(focused()?.textContent, 'the button has gone').toBe('One fits your answers')
    expect(cardOf(21)).toBeTruthy()
    expect(screen.queryByText(/the lightest/), 'there is one only').toBeNull()

    act(() => void store.dispatch(countrySelected('Cambodia')))
    await go('/find?handle=notes&daily=900000')
    expect(question()).toBe('Nothing in Cambodia meets all of your answers')
    expect(cards()[0]?.textContent).toContain('Built for 280,000 notes a day only')
  })

  it('has on each card what sets it apart and the quote list, and leads to all that fit', async () => {
    const { store } = await renderSite('/find?handle=notes&type=value&daily=8000&currencies=KHR,USD')
    expect(question()).toBe('4 fit your answers')
    expect(cardOf(6)?.textContent).toContain('The fastest of the 4 that fit')
    expect(cardOf(6)?.textContent).toContain('Your 8,000 notes6 minutes')
    expect(screen.getByText('MC 280 is enough: it gets through your 8,000 notes in 8 minutes.')).toBeTruthy()
    expect(linkTo('Compare all 4')).toBe('/compare?ids=5,7,8,6')
    expect(screen.getByText('This one fits too:').parentElement?.textContent).toContain(productOf(8).name)
    expect(linkTo('Sort at a desk (2)')).toBe(
      '/find?handle=notes&type=sort&daily=8000&currencies=KHR,USD&modes=any&pockets=any',
    )
    await press(screen.getByLabelText(`Compare ${productOf(7).name}`))
    expect(selectCompared(store.getState())).toEqual([7])
    await press(screen.getByLabelText(`Add to quote list: ${productOf(5).name}`))
    expect(selectQuoteList(store.getState())).toEqual([{ id: 5, quantity: 1 }])
  })

  it('fits into the place that is asked, which is in the address', async () => {
    const asked = '/find?handle=notes&type=value&daily=any&currencies=any'
    const { address, go } = await renderSite(asked)
    const side = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
    const look = async (sides: Record<string, string>) => {
      for (const [name, value] of Object.entries(sides)) fireEvent.change(side(name), { target: { value } })
      await press(screen.getByText('Look again'))
    }
    await look({ Width: '30 cm', Height: '0.31 m' })
    expect(address()).toBe(`${asked}&fits=300xx310`)
    expect(question()).toBe('3 fit your answers')
    expect(linkTo('Compare these 3')).toMatch(/^\/compare\?ids=/)
    expect(side('Height').value).toBe('310')

    await look({ Width: '1.5' })
    expect(address()).toBe(`${asked}&fits=300xx310`)
    expect(side('Width').value).toBe('1.5')
    expect(screen.getByRole('alert').textContent).toMatch(/such as 600 mm, 60 cm or 0\.6 m\.$/)
    expect(focused()).toBe(side('Width'))
    await press(given().getByLabelText(/^Change: Fits into/))
    expect(address()).toBe(asked)
    expect(side('Height').value).toBe('')
    await go(-1)
    expect(side('Height').value).toBe('310')
  })
})
