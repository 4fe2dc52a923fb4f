// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import texts from '../../../../src/content/texts/catalogue.json'
import { pageSize } from '../../../../src/domain/machines/product.ts'
import { plainChoice } from '../../../../src/domain/routing/cataloguePath.ts'
import { selectAddress } from '../../../../src/domain/state/addressSlice.ts'
import { useAppSelector } from '../../../../src/domain/state/hooks.ts'
import { MoreMachines } from '../../../../src/features/catalogue/cards/MoreMachines.tsx'
import { listKeyOf, selectPages } from '../../../../src/features/catalogue/catalogueSlice.ts'
import { focused } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const watching = new Set<FakeObserver>()

/** Of one element; jsdom has no layout, so the test says when it is reached. */
class FakeObserver {
  readonly report: IntersectionObserverCallback
  constructor(report: IntersectionObserverCallback) {
    this.report = report
  }
  observe() {
    watching.add(this)
  }
  disconnect() {
    watching.delete(this)
  }
}

beforeEach(() => {
  watching.clear()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return () => vi.unstubAllGlobals()
})

/** `states` are of the entries that one report has, the newest last. */
const reachEnd = (...states: readonly boolean[]) =>
  act(() => {
    const entries = states.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry)
    for (const observer of watching) observer.report(entries, observer as never)
  })

type View = 'cards' | 'table'

const List = ({ href, view }: { href: string | undefined; view: View }) => {
  const navigate = useNavigate()
  const listRef = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const listKey = listKeyOf(useAppSelector(selectAddress).key, { ...plainChoice, search })
  const pages = useAppSelector((state) => selectPages(state, listKey))
  const machines = Array.from({ length: pages * pageSize }, (_, index) => {
    const link = <a href={`/products/${index}`}>Machine</a>
    return view === 'cards' ? (
      <li key={index}>{link}</li>
    ) : (
      <tr key={index}>
        <td>{link}</td>
      </tr>
    )
  })
  return (
    <div ref={listRef}>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button onClick={() => void navigate('/products/5')}>Away</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      {view === 'cards' ? (
        <ul>{machines}</ul>
      ) : (
        <table>
          <tbody>{machines}</tbody>
        </table>
      )}
      <MoreMachines listKey={listKey} pages={pages} hasMore next={href} isLoaded listRef={listRef} />
    </div>
  )
}

/** In a history entry of its own, as what is shown is kept by entry. */
const open = async (href?: string, view: View = 'cards') => {
  renderPage(() => <List href={href} view={view} />)
  await userEvent.click(screen.getByRole('button', { name: 'Away' }))
}

const focus = (element: HTMLElement) => act(() => element.focus())

const pagesShown = () => screen.getAllByText('Machine').length / pageSize
const more = () => screen.getByText(texts.more)

it('pages come as the end is reached, up to the fifth; then a press lets them come again', async () => {
  await open('/products/page/2')
  reachEnd(false)
  expect(pagesShown()).toBe(1)
  for (const pages of [2, 3, 4, 5, 5]) {
    reachEnd(true)
    expect(pagesShown()).toBe(pages)
  }
  await userEvent.click(more())
  expect(pagesShown()).toBe(6)
  focus(screen.getByRole('button', { name: 'Away' }))
  reachEnd(true)
  expect(pagesShown()).toBe(7)
})

it('of two reports at once the newer one counts', async () => {
  await open('/products/page/2')
  reachEnd(true, false)
  expect(pagesShown()).toBe(1)
  reachEnd(false, true)
  expect(pagesShown()).toBe(2)
})

it.each(['cards', 'table'] as const)('a press moves the focus to the first of its %s', async (view) => {
  await open('/products/page/2', view)
  await userEvent.click(more())
  expect(focused()).toBe(screen.getAllByText('Machine')[pageSize])
})

it('nothing comes while the keyboard is on the link, which would move away', async () => {
  await open('/products/page/2')
  focus(more())
  reachEnd(true)
  expect(pagesShown()).toBe(1)
})

it('is a link to the next page, which a new tab can open', async () => {
  await open('/products/page/2')
  const link = screen.getByRole('link', { name: texts.more })
  expect(link.getAttribute('href')).toBe('/products/page/2')
  expect(link.getAttribute('rel')).toBe('next')
  // What the browser does with it: jsdom does not navigate.
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expect(pagesShown()).toBe(1)
})

it('of a search is a button that needs scripts', async () => {
  await open()
  expect(screen.getByRole('button', { name: texts.more }).classList).toContain('needs-scripts')
})

it('another search begins with one page; the one before and Back find theirs', async () => {
  await open('/products/page/2')
  reachEnd(true)
  reachEnd(true)
  const search = screen.getByRole('textbox', { name: 'Search' })
  await userEvent.type(search, 'x')
  expect(pagesShown()).toBe(1)
  await userEvent.clear(search)
  expect(pagesShown()).toBe(3)
  await userEvent.click(screen.getByRole('button', { name: 'Away' }))
  expect(pagesShown()).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(pagesShown()).toBe(3)
})
