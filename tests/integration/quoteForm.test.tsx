// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Component as QuoteRoute } from '../../src/app/routes/quote.tsx'
import type { QuoteAnswer, Services } from '../../src/app/services.ts'
import { makeStore } from '../../src/app/store.ts'
import { selectNotices } from '../../src/features/notices/noticesSlice.ts'
import { emptyQuote, type QuoteField } from '../../src/features/quote/quoteFields.ts'
import { quoteAccepted, selectQuote } from '../../src/features/quote/quoteSlice.ts'
import { fakeServices } from '../fakes.ts'
import { pageElement, renderPage } from '../renderPage.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const labels: Record<QuoteField, RegExp> = {
  firstName: /^First name/,
  lastName: /^Last name/,
  email: /^Email/,
  phone: /^Phone number/,
  company: /^Company/,
  position: /^Position/,
  country: /^Country/,
  businessType: /^Business type/,
  serviceType: /^Service type/,
  message: /^Message/,
}

const field = (name: QuoteField): HTMLInputElement => screen.getByLabelText(labels[name])
const enter = (name: QuoteField, value: string) => fireEvent.change(field(name), { target: { value } })
const valueOf = (name: QuoteField) => field(name).value
const button = (text: string) => screen.getByText<HTMLButtonElement>(text, { selector: 'button' })
const submitButton = () => button('Submit Request')
const submit = () => userEvent.click(submitButton())

/** The message that the field's description names; null when there is none. */
const errorOf = (name: QuoteField) => {
  const id = field(name).getAttribute('aria-describedby')
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'not found')
}

const draft = () => JSON.parse(sessionStorage.getItem('quoteDraft') ?? 'null') as unknown

const answers = {
  firstName: 'Sokha',
  lastName: 'Chan',
  email: 'sokha@bank.example',
  phone: '+855 12 345 678',
  message: 'Two counters, please.',
}

const fill = () => {
  for (const [name, value] of Object.entries(answers)) enter(name as keyof typeof answers, value)
}

/** The quote page with a relay that answers when the test says so. */
const renderQuote = () => {
  const sendQuote = vi.fn<Services['sendQuote']>()
  const due: ((answer: QuoteAnswer) => void)[] = []
  sendQuote.mockImplementation(() => new Promise((resolve) => due.push(resolve)))
  const answer = (outcome: QuoteAnswer) => act(async () => Promise.resolve(due.shift()?.(outcome)))
  const page = renderPage(QuoteRoute, fakeServices({ sendQuote }))
  const titles = () => selectNotices(page.store.getState()).map(({ title }) => title)
  const keys = () => sendQuote.mock.calls.map(([, key]) => key)
  return { ...page, sendQuote, answer, titles, keys }
}

const accepted: QuoteAnswer = { ok: true, reference: 'Q-7KX2M9PA' }
const refused: QuoteAnswer = { ok: false }

describe('a sound request', () => {
  it('is sent once, trimmed, with the labels of its choices', async () => {
    const { sendQuote } = renderQuote()
    fill()
    enter('firstName', '  Sokha ')
    await userEvent.selectOptions(field('businessType'), 'Banking/Financial')
    await userEvent.selectOptions(field('country'), 'Laos')
    await submit()
    expect(sendQuote).toHaveBeenCalledTimes(1)
    expect(sendQuote.mock.calls[0]?.[0]).toEqual({
      ...answers,
      company: '',
      position: '',
      country: 'Laos',
      businessType: 'Banking/Financial',
      serviceType: 'Sales & Quotes',
    })
  })

  it('goes with how long the form was open and what the field for bots holds', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    const { sendQuote, answer } = renderQuote()
    const trap = document.querySelector<HTMLInputElement>('[aria-hidden=true] [name=website]')
    expect(trap).toMatchObject({ tabIndex: -1, autocomplete: 'off', value: '' })
    fill()
    vi.spyOn(performance, 'now').mockReturnValue(13_900)
    await submit()
    expect(sendQuote.mock.calls[0]?.[2]).toEqual({ trapped: false, seconds: 12 })
    await answer(refused)
    if (trap) fireEvent.input(trap, { target: { value: 'https://spam.example' } })
    await submit()
    expect(sendQuote.mock.calls[1]?.[2]).toMatchObject({ trapped: true })
    expect(sendQuote.mock.calls[1]?.[0]).not.toHaveProperty('website')
  })

  it('locks the form while it is under way', async () => {
    const { sendQuote, answer } = renderQuote()
    fill()
    await submit()
    expect(button('Submitting...').disabled).toBe(true)
    expect(field('message').disabled).toBe(true)
    await answer(accepted)
    expect(submitButton().disabled).toBe(false)
    expect(sendQuote).toHaveBeenCalledTimes(1)
  })

  it('goes out once for two clicks', async () => {
    const { sendQuote } = renderQuote()
    fill()
    await userEvent.dblClick(submitButton())
    expect(sendQuote).toHaveBeenCalledTimes(1)
  })

  it('goes out once when both submits come before the first is checked, and its draft keeps the right key', async () => {
    const { keys } = renderQuote()
    fill()
    const form = submitButton().form ?? document.body
    fireEvent.submit(form)
    fireEvent.submit(form)
    await screen.findByText('Submitting...')
    expect(keys()).toHaveLength(1)
    expect(draft()).toMatchObject({ key: keys()[0] })
  })

  it('ends in a reference that has the focus, an empty form and no draft', async () => {
    const { answer, titles } = renderQuote()
    fill()
    await submit()
    await answer(accepted)
    const receipt = screen.getByRole('status')
    expect(receipt.textContent).toContain('Your reference is Q-7KX2M9PA')
    expect(document.activeElement).toBe(receipt)
    for (const [name, value] of Object.entries(emptyQuote)) expect(valueOf(name as QuoteField)).toBe(value)
    expect(draft()).toBeNull()
    expect(titles()).toEqual(['Quote request submitted!'])
  })

  it('shows no reference that the answer did not give', async () => {
    const { answer } = renderQuote()
    fill()
    await submit()
    await answer({ ok: true, reference: '' })
    expect(screen.getByRole('status').textContent).not.toContain('reference')
  })

  it('can be followed by another, with another key, while the reference stays to be read', async () => {
    const { answer, keys } = renderQuote()
    fill()
    await submit()
    await answer(accepted)
    fill()
    expect(screen.getByText('Q-7KX2M9PA')).toBeTruthy()
    await submit()
    expect(new Set(keys()).size).toBe(2)
  })

  it('has a reference that can be copied', async () => {
    const user = userEvent.setup()
    const { answer } = renderQuote()
    fill()
    await submit()
    await answer(accepted)
    await user.click(button('Copy reference'))
    expect(await navigator.clipboard.readText()).toBe('Q-7KX2M9PA')
    expect(button('Copied')).toBeTruthy()
  })

  it('has a reference that is selected where the clipboard is blocked', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const { answer } = renderQuote()
    fill()
    await submit()
    await answer(accepted)
    await user.click(button('Copy reference'))
    expect(getSelection()?.toString()).toBe('Q-7KX2M9PA')
  })
})

describe('a request that breaks a rule', () => {
  it('is not sent; each field says why, the first has the focus, and one notice says so', async () => {
    const { sendQuote, titles } = renderQuote()
    await submit()
    expect(sendQuote).not.toHaveBeenCalled()
    expect(errorOf('firstName')).toBe('First name is required')
    expect(errorOf('lastName')).toBe('Last name is required')
    expect(errorOf('email')).toBe('Email is required')
    expect(errorOf('phone')).toBe('Phone number is required')
    expect(errorOf('message')).toBe('Message is required')
    expect(field('phone').getAttribute('aria-invalid')).toBe('true')
    expect(field('company').getAttribute('aria-invalid')).toBe('false')
    expect(document.activeElement).toBe(field('firstName'))
    expect(titles()).toEqual(['Please fix the form errors'])
  })

  it('shows nothing before submit, whatever is left empty or wrong', async () => {
    renderQuote()
    await userEvent.type(field('email'), 'x')
    await userEvent.tab()
    expect(errorOf('email')).toBeNull()
  })

  it('loses an error when its field is edited, and keeps the others', async () => {
    renderQuote()
    await submit()
    await userEvent.type(field('lastName'), 'C')
    expect(errorOf('lastName')).toBeNull()
    expect(errorOf('firstName')).toBe('First name is required')
    expect(errorOf('message')).toBe('Message is required')
  })

  it('gives the focus to the first wrong field in the order of the form', async () => {
    renderQuote()
    fill()
    enter('message', '')
    enter('phone', '12')
    await submit()
    expect(document.activeElement).toBe(field('phone'))
  })

  it.each(['firstName', 'lastName', 'email', 'phone', 'message'] as const)(
    'counts whitespace in %s as nothing',
    async (name) => {
      const { sendQuote } = renderQuote()
      fill()
      enter(name, ' \t ')
      await submit()
      expect(errorOf(name)).toMatch(/ is required$/)
      expect(sendQuote).not.toHaveBeenCalled()
    },
  )

  it.each(['sokha', 'sokha@bank', 'a b@bank.example', '@bank.example'])(
    'refuses the email %s',
    async (email) => {
      renderQuote()
      fill()
      enter('email', email)
      await submit()
      expect(errorOf('email')).toBe('Invalid email format')
    },
  )

  it.each([
    ['1234567', false],
    ['12345678', true],
    ['+855 (0)12-345-678', true],
    ['123456789012345', true],
    ['1234567890123456', false],
  ])('takes the phone %s: %s', async (phone, valid) => {
    const { sendQuote } = renderQuote()
    fill()
    enter('phone', phone)
    await submit()
    expect(errorOf('phone')).toBe(valid ? null : 'Invalid phone number')
    expect(sendQuote).toHaveBeenCalledTimes(valid ? 1 : 0)
  })
})

describe('a request that fails', () => {
  it('leaves the form as it was and says so', async () => {
    const { answer, titles } = renderQuote()
    fill()
    await submit()
    await answer(refused)
    expect(valueOf('message')).toBe(answers.message)
    expect(submitButton().disabled).toBe(false)
    expect(screen.queryByRole('status')).toBeNull()
    expect(titles()).toEqual(['Submission failed'])
    expect(draft()).toMatchObject({ values: answers })
  })

  it('keeps its key when it is tried again', async () => {
    const { answer, keys } = renderQuote()
    fill()
    await submit()
    await answer(refused)
    await submit()
    await answer(refused)
    await submit()
    expect(keys()).toHaveLength(3)
    expect(new Set(keys()).size).toBe(1)
  })

  it('is another request, with another key, after an edit', async () => {
    const { answer, keys, store } = renderQuote()
    fill()
    await submit()
    await answer(refused)
    enter('message', 'Three counters, please.')
    expect(selectQuote(store.getState()).status).toBe('idle')
    expect(draft()).toMatchObject({ key: null })
    await submit()
    expect(new Set(keys()).size).toBe(2)
  })

  it('is the same request still after a reload', async () => {
    const first = renderQuote()
    fill()
    await submit()
    await first.answer(refused)
    cleanup()
    const second = renderQuote()
    expect(valueOf('message')).toBe(answers.message)
    await submit()
    expect(second.keys()).toEqual(first.keys())
  })
})

describe('the draft', () => {
  it('is there again after a reload, and is another request when it was never sent', () => {
    renderQuote()
    fill()
    enter('country', 'vietnam')
    cleanup()
    const { store } = renderQuote()
    expect(valueOf('firstName')).toBe('Sokha')
    expect(valueOf('country')).toBe('vietnam')
    expect(selectQuote(store.getState()).key).toBeNull()
  })

  it('is no obstacle when it is corrupt', () => {
    sessionStorage.setItem('quoteDraft', '{"values":{"firstName"')
    renderQuote()
    expect(valueOf('firstName')).toBe('')
  })

  it('is no obstacle when storage is blocked', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    }
    const { answer } = renderQuote()
    fill()
    await submit()
    await answer(accepted)
    expect(valueOf('firstName')).toBe('')
  })

  it('outlives a success that is none of its own, such as a jump in Redux DevTools', () => {
    const { store } = renderQuote()
    fill()
    act(() => void store.dispatch(quoteAccepted({ reference: 'Q-OLD' })))
    expect(valueOf('firstName')).toBe('Sokha')
    expect(draft()).toMatchObject({ values: answers })
  })

  it('goes when its request arrives while the visitor is on another page', async () => {
    const { store, services, unmount, answer } = renderQuote()
    fill()
    await submit()
    unmount()
    await answer(accepted)
    renderPage(QuoteRoute, services, store)
    expect(screen.getByRole('status').textContent).toContain('Q-7KX2M9PA')
    expect(valueOf('firstName')).toBe('')
    expect(draft()).toBeNull()
  })
})

describe('before the scripts arrive', () => {
  /** The finished HTML, in which the visitor may type. */
  const openHtml = () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(pageElement(QuoteRoute, makeStore(fakeServices())))
    document.body.append(root)
    return root
  }
  const hydrate = async (root: HTMLElement) => {
    const store = makeStore(fakeServices())
    const page = await act(() => Promise.resolve(hydrateRoot(root, pageElement(QuoteRoute, store))))
    return () => {
      act(() => page.unmount())
      root.remove()
    }
  }

  it('nothing can be submitted, into the address or anywhere', async () => {
    const root = openHtml()
    expect(root.querySelector('form [type=submit]')).toBeNull()
    expect(submitButton().disabled).toBe(false)
    const close = await hydrate(root)
    expect(submitButton().type).toBe('submit')
    close()
  })

  it('what is typed stays, and goes before the draft', async () => {
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values: { firstName: 'Old', company: 'Bank' } }))
    const root = openHtml()
    field('firstName').value = 'Sokha'
    field('country').value = 'laos'
    const close = await hydrate(root)
    enter('lastName', 'Chan')
    expect(
      ['firstName', 'lastName', 'company', 'country'].map((name) => valueOf(name as QuoteField)),
    ).toEqual(['Sokha', 'Chan', 'Bank', 'laos'])
    close()
  })

  it('the HTML holds no style attribute and no draft', () => {
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values: { firstName: 'Sokha' } }))
    const root = openHtml()
    expect(root.querySelectorAll('[style]')).toHaveLength(0)
    expect(valueOf('firstName')).toBe('')
    root.remove()
  })

  it('tells how to reach the offices without scripts', () => {
    const root = openHtml()
    const text = root.querySelector('noscript')?.innerHTML ?? ''
    expect(text).toContain('tel:+85500000000')
    expect(text).toContain('mailto:singapore@veritally.example')
    root.remove()
  })
})
