// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { PageError } from '../../../../src/app/layout/PageError.tsx'
import { pageRoutes } from '../../../../src/app/routes.tsx'
import { makeStore } from '../../../../src/app/store.ts'
import { theme } from '../../../../src/app/theme/theme.ts'
import { companies } from '../../../../src/content/countries.ts'
import { paths } from '../../../../src/domain/routing/paths.ts'
import { HydratedProvider } from '../../../../src/ui/browser/useHydrated.tsx'
import { fakeServices } from '../../../support/pages/fakes.ts'

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const offlineRoute: RouteObject = {
  errorElement: <PageError />,
  children: [{ path: '*', lazy: offline }],
}

/** A page as the build writes it. */
const visit = async (path: string, route = pageRoutes()): Promise<Document> => {
  const handler = createStaticHandler([route])
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const page = (
    <ThemeProvider theme={theme}>
      <HydratedProvider>
        <Provider store={makeStore(fakeServices())}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Provider>
      </HydratedProvider>
    </ThemeProvider>
  )
  return new DOMParser().parseFromString(renderToString(page), 'text/html')
}

const textsOf = (page: Document, selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent)

const hrefsOf = (page: Document): (string | null)[] =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))

const robots = (page: Document) => page.querySelector('meta[name="robots"]')?.getAttribute('content')

it('about tells the story, the values, the commitment, the mission and the vision, in this order', async () => {
  const page = await visit(paths.about)
  expect(textsOf(page, 'h2')).toEqual([
    'Our Story',
    'Our Values',
    'Our Commitment to Innovation',
    'Our Mission',
    'Our Vision',
  ])
  expect(textsOf(page, 'h3')).toEqual([
    ...['Reliability', 'Innovation', 'Customer Focus', 'Excellence'],
    ...['Research', 'Development', 'Deployment'],
  ])
  expect(page.body.textContent).toMatch(/founded in 1997.*over two decades/s)
})

describe('services', () => {
  it('leads from its menu to anchors that exist', async () => {
    const page = await visit(paths.services)
    const links = [...page.querySelectorAll('nav[aria-label="Services"] a')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All Services', `${paths.services}#top`],
      ['Technology Assessments', `${paths.services}#technology-assessments`],
      ['Strategic Planning', `${paths.services}#strategic-planning`],
    ])
    for (const id of ['top', 'technology-assessments', 'strategic-planning'])
      expect(page.getElementById(id), id).not.toBeNull()
    expect(page.getElementById('top')?.querySelector('h1')).not.toBeNull()
  })

  it('lists five equipment services; every consulting service leads to the quote form', async () => {
    const page = await visit(paths.services)
    expect(textsOf(page, 'ol > li > h3')).toEqual([
      'Equipment Sales',
      'Maintenance & Repair',
      'Training Programs',
      'Technical Support',
      'Warranty Services',
    ])
    for (const id of ['technology-assessments', 'strategic-planning']) {
      expect(page.querySelector(`#${id} a[href="${paths.quote}"]`), id).not.toBeNull()
    }
  })
})

it.each([
  ['privacy', 'Privacy Policy', ['privacy@veritally.example']],
  ['terms', 'Terms of Service', ['within 28 days', 'original condition', 'law of the Kingdom of Cambodia']],
  ['cookies', 'Cookie Policy', ['selectedCountry', 'for the session', 'up to 1 year', 'up to 2 years']],
] as const)('the legal page %s', async (name, title, phrases) => {
  const page = await visit(paths.legal(name))
  expect(textsOf(page, 'h1')).toEqual([title])
  expect(textsOf(page, 'title')).toEqual([`${title} | Veritally`])
  expect(textsOf(page, 'a[href="/accessibility"]')).toEqual(['Accessibility of this website'])
  for (const phrase of ['Last updated: January 1, 2025', ...phrases])
    expect(page.body.textContent).toContain(phrase)
  if (name === 'privacy') expect(hrefsOf(page)).toContain('mailto:privacy@veritally.example')
})

it('the statement of accessibility names standard, date, gaps and both offices', async () => {
  const page = await visit(paths.accessibility)
  expect(textsOf(page, 'title')).toEqual(['Accessibility | Veritally'])
  expect(textsOf(page, 'h1')).toEqual(['Accessibility'])
  expect(page.querySelector('[data-only]'), 'what only one country is shown').toBeNull()
  for (const words of ['WCAG) 2.2', 'EN 301 549', 'Last updated: November 23, 2026'])
    expect(page.body.textContent).toContain(words)
  expect(textsOf(page, 'h2')).toContain('Where it falls short')
  const offices = Object.values(companies)
  expect(textsOf(page, 'h3')).toEqual(offices.map(({ companyFullName }) => companyFullName))
  expect(hrefsOf(page).filter((href) => href?.startsWith('mailto:'))).toEqual(
    offices.map(({ email }) => `mailto:${email}`),
  )
})

describe('a replacement for a page', () => {
  it.each([
    '/no-such-page',
    '/products/cash-processing/retail',
    '/Products/Printers',
    '/products/999/retail',
  ])('at the unknown address %s links to products and home, and stays out of the index', async (path) => {
    const page = await visit(path)
    expect(textsOf(page, 'h1')).toEqual(['Page not found'])
    expect(textsOf(page, 'title')).toEqual(['Page not found | Veritally'])
    expect(hrefsOf(page)).toEqual([paths.catalogue(), paths.home])
    expect(robots(page)).toBe('noindex')
  })

  it('for a page that does not load has a way to reload and both contacts', async () => {
    const page = await visit(paths.about, offlineRoute)
    expect(textsOf(page, 'h1')).toEqual(['This page could not be loaded'])
    expect(textsOf(page, 'button')).toEqual(['Reload'])
    expect(robots(page)).toBe('noindex')
    for (const [country, { companyFullName, phone, email }] of Object.entries(companies)) {
      const contact = page.querySelector(`[data-only="${country}"]`)?.textContent
      for (const part of [companyFullName, phone, email]) expect(contact).toContain(part)
    }
  })
})
