// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { makeStore } from '../../../../src/app/store.ts'
import { emptyQuote, type QuoteField } from '../../../../src/domain/contract/quoteFields.ts'
import { selectQuoteKey } from '../../../../src/features/quote/quoteSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import {
  accepted,
  answers,
  draft,
  enter,
  field,
  fill,
  renderQuote,
  submitButton,
  submitFilled,
  valueOf,
} from '../../../support/pages/quotePage.ts'
import { pageElement, renderAddress } from '../../../support/pages/renderPage.tsx'
import { sampleKey } from '../../../support/relay/quoteSamples.ts'

describe('the draft', () => {
  it('is there again after a reload, and is another request when it was never sent', () => {
    const { unmount } = renderQuote()
    fill()
    enter('country', 'vietnam')
    unmount()
    const { store } = renderQuote()
    expect(valueOf('firstName')).toBe('Sokha')
    expect(valueOf('country')).toBe('vietnam')
    expect(selectQuoteKey(store.getState())).toBeNull()
  })

  it('outlives the answer to a request when a program has changed it meanwhile', async () => {
    const { answer } = await submitFilled()
    enter('company', 'Bank')
    await answer(accepted)
    for (const [name, value] of Object.entries({ ...answers, company: 'Bank' }))
      expect(valueOf(name as QuoteField)).toBe(value)
    expect(draft()).toMatchObject({ values: { ...answers, company: 'Bank' }, key: null })
  })

  it('goes when its request arrives while the visitor is on another page', async () => {
    const { answer, visitAnother, comeBack } = await submitFilled()
    visitAnother()
    await answer(accepted)
    expect(draft(), 'at once: a reload must not bring it back').toBeNull()
    comeBack()
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByRole('status').textContent).toContain('Q-7KX2M9PA')
    expect(valueOf('firstName')).toBe('')
  })

  it('is shown while its request is under way and the page is opened again, then the receipt', async () => {
    const { answer, visitAnother, comeBack } = await submitFilled()
    visitAnother()
    comeBack()
    expect(valueOf('firstName')).toBe('Sokha')
    expect(field('firstName').disabled).toBe(true)
    await answer(accepted)
    expect(focused()).toBe(screen.getByRole('status'))
    expect(valueOf('firstName')).toBe('')
  })
})

describe('a message that a link suggests', () => {
  const link = '/get-quote?handle=notes'
  const suggestion = 'I looked for a machine with these answers.\nYou handle: Notes'

  it('fills an empty one, and is kept like what is typed', async () => {
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values: { firstName: 'Sokha' } }))
    const { unmount } = await renderAddress(link)
    expect(valueOf('message')).toBe(suggestion)
    expect(draft()).toMatchObject({ values: { firstName: 'Sokha', message: suggestion } })
    unmount()
    renderQuote()
    expect(valueOf('message')).toBe(suggestion)
  })

  it('never overwrites a draft', async () => {
    const kept = { values: { ...emptyQuote, ...answers }, key: sampleKey, machines: [] }
    sessionStorage.setItem('quoteDraft', JSON.stringify(kept))
    const { store } = await renderAddress(link)
    expect(valueOf('message')).toBe(answers.message)
    expect(draft()).toEqual(kept)
    expect(selectQuoteKey(store.getState())).toBe(sampleKey)
  })

  it('keeps the fields of a draft when it is there from the first moment', async () => {
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values: { firstName: 'Sokha' } }))
    const { router } = await renderAddress('/contact')
    await act(() => router.navigate('/get-quote', { state: { asked: 'MC 280' } }))
    await act(() => vi.dynamicImportSettled())
    expect(valueOf('message')).toContain('MC 280')
    expect(valueOf('firstName')).toBe('Sokha')
    expect(draft()).toMatchObject({ values: { firstName: 'Sokha' } })
  })

  it('does not return once the visitor has typed, even if the field is empty again', async () => {
    const { router } = await renderAddress('/get-quote')
    enter('message', 'Two')
    enter('message', '')
    await act(() => router.navigate(link))
    await act(() => vi.dynamicImportSettled())
    expect(valueOf('message')).toBe('')
  })
})

describe('before the scripts arrive', () => {
  /** The finished HTML, in which the visitor may type. */
  const openHtml = () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(pageElement(QuoteRoute))
    document.body.append(root)
    return root
  }
  const hydrate = async (root: HTMLElement) => {
    const services = fakeServices()
    const store = makeStore(services)
    const page = await act(() => Promise.resolve(hydrateRoot(root, pageElement(QuoteRoute, services, store))))
    const close = () => {
      act(() => page.unmount())
      root.remove()
    }
    return { store, close }
  }

  it('nothing can be submitted, no draft is shown, and the offices are named', async () => {
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values: { firstName: 'Sokha' } }))
    const root = openHtml()
    expect(select('form [type=submit]', root)).toBeNull()
    expect(submitButton().disabled).toBe(false)
    expect(selectAll('[style]', root)).toHaveLength(0)
    expect(valueOf('firstName')).toBe('')
    const text = select('noscript', root)?.innerHTML ?? ''
    expect(text).toContain('tel:+85500000000')
    expect(text).toContain('mailto:singapore@veritally.example')
    const { close } = await hydrate(root)
    expect(submitButton().type).toBe('submit')
    close()
  })

  it('typed text stays, and wins over the draft', async () => {
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values: { firstName: 'Old', company: 'Bank' } }))
    const root = openHtml()
    field('firstName').value = 'Sokha'
    field('country').value = 'laos'
    const { close } = await hydrate(root)
    enter('lastName', 'Chan')
    expect(
      ['firstName', 'lastName', 'company', 'country'].map((name) => valueOf(name as QuoteField)),
    ).toEqual(['Sokha', 'Chan', 'Bank', 'laos'])
    close()
  })

  it.each([
    ['Sokha', sampleKey],
    ['Dara', null],
  ])('%s is typed over a draft of Sokha that was sent: its key is then %s', async (typed, key) => {
    const values = { ...emptyQuote, firstName: 'Sokha', company: 'Bank' }
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values, key: sampleKey, machines: [] }))
    const root = openHtml()
    field('firstName').value = typed
    const { store, close } = await hydrate(root)
    expect(selectQuoteKey(store.getState())).toBe(key)
    expect(draft()).toMatchObject({ values: { ...values, firstName: typed }, key })
    close()
  })
})
