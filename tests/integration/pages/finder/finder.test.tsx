// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { press, renderSite, settle } from '../../../support/pages/renderSite.ts'
import { productOf } from '../../../support/site/fixtureProducts.ts'

const question = () => select('main h2')?.textContent
const next = () => press(screen.getByText('Next'))
const choice = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const cards = () => selectAll('main article')
const cardOf = (id: number) => cards().find(({ textContent }) => textContent.includes(productOf(id).name))
const given = () => within(screen.getByRole('region', { name: 'Your answers' }))

describe('the questions of the finder', () => {
  it('lead on by Next, back by Back, and to one of them by Change', async () => {
    const { address, go } = await renderSite('/find?handle=payments')
    expect(question()).toBe('One currency or several: which?')
    expect(focused(), 'the focus stays at the start').toBe(document.body)
    await next()
    await press(choice(/^On a counter/))
    await next()
    expect(cards()).toHaveLength(2)
    expect(focused()).toBe(select('main section h2'))
    await go(-1)
    expect(question()).toBe('Where will it stand?')
    expect(focused()).toBe(select('main h2'))
    expect(choice(/^On a counter/).checked).toBe(false)
    await go(-1)
    expect(question()).toBe('One currency or several: which?')
    expect(focused()).toBe(select('main h2'))
    await go(2)
    expect(cards()).toHaveLength(2)
    await press(given().getByLabelText('Change: Currencies: No preference'))
    expect(address()).toBe('/find?handle=payments&place=counter')
    await press(choice('KHR'))
    await next()
    expect(address()).toBe('/find?handle=payments&currencies=KHR&place=counter')
    await press(given().getByText('Start again'))
    expect(question()).toBe('What do you handle?')
    expect(focused()).toBe(select('main h2'))
  })

  it('take a number in other digits, with a zero in front', async () => {
    const { address } = await renderSite('/find?handle=notes')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '០៨០០០' } })
    await next()
    expect(address()).toBe('/find?handle=notes&daily=8000')
  })

  it('are where a search that finds nothing leads to', async () => {
    await renderSite('/products?q=nothing%20like%20it')
    const links = selectAll('main a').filter(({ textContent }) => textContent.includes('four questions'))
    const last = links.at(-1)
    if (!(last instanceof HTMLElement)) throw new Error('no link')
    await press(last)
    expect(question()).toBe('What do you handle?')
  })
})

describe('what the finder finds', () => {
  it('is of the country, and what no product does is said', async () => {
    const { store, go } = await renderSite('/find?handle=coins&daily=any&currencies=SGD&place=table')
    expect(question()).toBe('We offer no such machine in Cambodia')
    expect(screen.getByText(/Supplied by our Singapore office\./)).toBeTruthy()
    expect(cards()).toEqual([])
    expect(selectAll('main a').map((link) => link.getAttribute('href'))).toContain('/contact')
    act(() => void store.dispatch(countrySelected('Singapore')))
    await settle()
    expect(question()).toBe('2 machines for your answers')
    expect(cardOf(18)?.textContent).toContain('Counts SGD coins')

    act(() => void store.dispatch(countrySelected('Cambodia')))
    await go('/find?handle=deposits&daily=any&currencies=JPY&detect=any')
    expect(screen.getByText(/^We offer no machine for this in Cambodia that reads JPY\./)).toBeTruthy()
    await go('/find?handle=notes&daily=900000&currencies=any&detect=any')
    expect(screen.getByText(/built for 900,000 notes a day\. These come nearest\./)).toBeTruthy()
    expect(cards()[0]?.textContent).toContain('Built for 280,000 notes a day, fewer than your 900,000 notes')
  })

  it('has its reasons on the card, and leads to the comparison of all', async () => {
    await renderSite('/find?handle=notes&daily=8000&count=value&currencies=KHR,USD,THB')
    expect(cardOf(5)?.textContent).toContain('Takes your 8,000 notes in 8 minutes at 1,000 a minute')
    expect(cardOf(5)?.textContent).toContain('Reads KHR, USD and THB')
    expect(cardOf(5)?.textContent).toContain('Nothing that you asked for')
    const compare = selectAll('main a').find(({ textContent }) => textContent === 'Compare these machines')
    expect(compare?.getAttribute('href')).toBe('/compare?ids=5,7,8')
  })

  it('fits into the place that is asked, which is in the address, and a reason', async () => {
    const asked = '/find?handle=notes&daily=any&currencies=any&detect=any'
    const { address, go } = await renderSite(asked)
    const side = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
    const look = async (sides: Record<string, string>) => {
      for (const [name, value] of Object.entries(sides)) fireEvent.change(side(name), { target: { value } })
      await press(screen.getByText('Look again'))
    }
    await look({ Width: '300', Height: '310' })
    expect(address()).toBe(`${asked}&fits=300xx310`)
    expect(cards()[0]?.textContent).toContain('Fits into 300 × any × 310 mm')
    expect(side('Height').value).toBe('310')

    await look({ Width: '1.5' })
    expect(address(), 'the browser itself refuses it').toBe(`${asked}&fits=300xx310`)
    expect(side('Width').value).toBe('1.5')
    await press(given().getByLabelText(/^Change: Fits into/))
    expect(address()).toBe(asked)
    expect(side('Height').value).toBe('')
    await go(-1)
    expect(side('Height').value).toBe('310')
  })
})
