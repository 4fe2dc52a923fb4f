// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { structuredData } from '../../../../scripts/prerender/structuredData/structuredData.ts'
import glossary from '../../../../src/content/data/glossary.json'
import { site } from '../../../../src/content/site.ts'
import { structuredNode } from '../../../support/documents/structuredNode.ts'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { renderAddress } from '../../../support/pages/renderPage.tsx'
import { settle } from '../../../support/pages/renderSite.ts'

const box = () => select('[data-explanation]')
const definition = (id: string) => glossary.terms.find((term) => term.id === id)?.text ?? ''

describe('/glossary', () => {
  it('has every term at an anchor, in order under its letter, and leads nowhere else', async () => {
    await renderAddress('/glossary')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Glossary')
    for (const { id, name, text } of glossary.terms) {
      expect(select(`#${id} dt`)?.textContent).toBe(name)
      expect(select(`#${id} dd p`)?.textContent).toBe(text)
    }
    const names = screen.getAllByRole('term').map((term) => term.textContent)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
    const letters = new Set(names.map((name) => name.charAt(0).toUpperCase()))
    expect(selectAll('section > h2').map((heading) => heading.textContent)).toEqual([...letters])

    const targets = selectAll('a').map((link) => link.getAttribute('href') ?? '')
    expect(targets.length).toBeGreaterThan(glossary.terms.length)
    for (const target of targets) {
      const [path, id = ''] = target.split('#')
      expect([path, select(`[id="${id}"]`) !== null], target).toEqual(['/glossary', true])
    }
  })

  it('describes its terms to search engines', () => {
    const set = structuredNode(structuredData('/glossary', []), 'DefinedTermSet')
    const [first] = glossary.terms
    expect(set).toMatchObject({ '@id': `${site.url}/glossary`, name: 'Glossary' })
    expect(set.hasDefinedTerm).toHaveLength(glossary.terms.length)
    expect(set.hasDefinedTerm).toContainEqual({
      '@type': 'DefinedTerm',
      '@id': `${site.url}/glossary#${first?.id}`,
      name: first?.name,
      description: first?.text,
      url: `${site.url}/glossary#${first?.id}`,
      inDefinedTermSet: `${site.url}/glossary`,
    })
    expect(JSON.stringify(structuredData('/find', []))).not.toContain('DefinedTerm')
  })
})

it('a sheet leads to the glossary', async () => {
  await renderAddress('/products/5#specifications')
  expect(screen.getByText('All terms explained').getAttribute('href')).toBe('/glossary')
})

describe('a term of a specification', () => {
  const open = async () => {
    const view = await renderAddress('/products/5#specifications')
    const [hopper, stacker] = ['Hopper', 'Stacker'].map((name) => screen.getByText(name, { selector: 'a' }))
    if (!hopper || !stacker) throw new Error('no such terms')
    // Its script loads.
    act(() => hopper.focus())
    await settle()
    expect(box()).not.toBeNull()
    act(() => hopper.blur())
    vi.useFakeTimers()
    return { ...view, hopper, stacker }
  }

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const enter = (element: Element) => fireEvent.pointerEnter(element, { pointerType: 'mouse' })
  const leave = (element: Element) => fireEvent.pointerLeave(element, { pointerType: 'mouse' })

  it('is explained while it has the focus, and described by its explanation', async () => {
    const { hopper, stacker } = await open()
    expect(screen.getByRole('button', { name: 'Hopper' })).toBe(hopper)
    expect(hopper.getAttribute('href')).toBe('/glossary#hopper')
    expect(hopper.getAttribute('aria-expanded')).toBe('false')
    act(() => hopper.focus())
    expect(hopper.getAttribute('aria-expanded')).toBe('true')
    expect(select(`#${hopper.getAttribute('aria-describedby') ?? 'none'}`)?.textContent).toBe(
      definition('hopper'),
    )
    act(() => stacker.focus())
    expect(selectAll('[data-explanation]')).toHaveLength(1)
    expect(box()?.textContent).toContain(definition('stacker'))
    expect(hopper.getAttribute('aria-expanded')).toBe('false')
    expect(hopper.hasAttribute('aria-describedby')).toBe(false)
    act(() => stacker.blur())
    expect(box()).toBeNull()
  })

  it('opens and closes with a press or with Space, and the press is announced', async () => {
    const { hopper } = await open()
    const announced = () => selectAll('[data-term] + [aria-live]').map(({ textContent }) => textContent)
    fireEvent.click(hopper)
    expect(announced()).toContain(definition('hopper'))
    fireEvent.click(hopper)
    expect(box()).toBeNull()
    expect(announced().join('')).toBe('')
    fireEvent.keyDown(hopper, { key: ' ' })
    expect(box()).not.toBeNull()
    fireEvent.pointerDown(document.body)
    expect(box()).toBeNull()
    expect(fireEvent.click(hopper, { ctrlKey: true }), 'a tab of its own').toBe(true)
    expect(box()).toBeNull()
  })

  it('closes with Escape, even under a resting mouse, and the address stays', async () => {
    const { hopper, stacker, router } = await open()
    fireEvent.click(hopper)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(box()).toBeNull()
    enter(stacker)
    await pass(150)
    expect(box()?.textContent).toContain(definition('stacker'))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(box(), 'without moving the mouse').toBeNull()
    expect(router.state.location).toMatchObject({ pathname: '/products/5', hash: '#specifications' })
  })

  it('opens under a resting mouse, and waits while the mouse moves to it', async () => {
    const { hopper } = await open()
    enter(hopper)
    await pass(119)
    expect(box()).toBeNull()
    leave(hopper)
    await pass(1000)
    expect(box(), 'the mouse passed by').toBeNull()
    enter(hopper)
    await pass(120)
    expect(box()).not.toBeNull()
    leave(hopper)
    await pass(200)
    enter(box() ?? document.body)
    await pass(1000)
    expect(box(), 'the mouse is on it').not.toBeNull()
    leave(box() ?? document.body)
    await pass(299)
    expect(box()).not.toBeNull()
    await pass(1)
    expect(box()).toBeNull()
    fireEvent.pointerEnter(hopper, { pointerType: 'touch' })
    await pass(1000)
    expect(box(), 'a finger presses').toBeNull()
  })

  it('opens nothing on the next page', async () => {
    const { hopper, router } = await open()
    enter(hopper)
    await act(() => router.navigate('/products/6#specifications'))
    await pass(1000)
    expect(box()).toBeNull()
  })

  it('has its link next in the order of Tab, and Escape returns to the term', async () => {
    const { hopper } = await open()
    act(() => hopper.focus())
    fireEvent.keyDown(hopper, { key: 'Tab' })
    const link = screen.getByRole('link', { name: 'Glossary' })
    expect(focused()).toBe(link)
    expect(link.getAttribute('href')).toBe('/glossary#hopper')
    fireEvent.keyDown(link, { key: 'Tab', shiftKey: true })
    expect(focused()).toBe(hopper)
    expect(box()).not.toBeNull()
    fireEvent.keyDown(hopper, { key: 'Tab' })
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(focused()).toBe(hopper)
    expect(box()).toBeNull()
    expect(hopper.getAttribute('aria-expanded')).toBe('false')
  })
})
