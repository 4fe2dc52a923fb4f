// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { legalPages, paths } from '../../src/app/paths.ts'
import * as about from '../../src/app/routes/about.tsx'
import * as legal from '../../src/app/routes/legal.tsx'
import { RouteError } from '../../src/app/routes/RouteError.tsx'
import * as services from '../../src/app/routes/services.tsx'
import { theme } from '../../src/app/theme/theme.ts'
import { CountryProvider } from '../../src/components/ByCountry.tsx'
import { companies } from '../../src/content/companies.ts'
import { servicesMenu } from '../../src/content/navigation.ts'
import pages from '../../src/content/pages.json'

const offline = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

const refuse = (status: number) => () => {
  throw new Response(null, { status })
}

const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    children: [
      { path: paths.about, ...about },
      { path: paths.services, ...services },
      ...legalPages.map((page): RouteObject => ({ path: paths.legal(page), ...legal })),
      { path: '/offline', element: null, loader: offline },
      { path: '/refused', element: null, loader: refuse(503) },
      { path: '*', element: null, loader: refuse(404) },
    ],
  },
]

/** A page as the build writes it. */
const visit = async (path: string): Promise<Document> => {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const { prelude } = await prerender(
    <ThemeProvider theme={theme}>
      <CountryProvider country="Cambodia">
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </CountryProvider>
    </ThemeProvider>,
  )
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html')
}

const textsOf = (page: Document, selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent)

const hrefsOf = (page: Document): (string | null)[] =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))

const robots = (page: Document) => page.querySelector('meta[name="robots"]')?.getAttribute('content')

const descriptionOf = (page: Document): string =>
  page.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''

describe('every page', () => {
  const addresses = [paths.about, paths.services, ...legalPages.map(paths.legal), paths.notFound, '/offline']

  it.each(addresses)('%s has one h1, no skipped heading level and no style attribute', async (path) => {
    const page = await visit(path)
    const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.tagName[1]),
    )
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2)
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
  })

  it.each(addresses)('%s has a description of 110 to 155 characters', async (path) => {
    const { length } = descriptionOf(await visit(path))
    expect(length).toBeGreaterThanOrEqual(110)
    expect(length).toBeLessThanOrEqual(155)
  })

  it.each(Object.entries(pages))('the head of %s has its length', (_, { title, description }) => {
    expect(title).toContain('Veritally')
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(155)
  })
})

describe('about', () => {
  it('tells the story, the values, the commitment, the mission and the vision, in this order', async () => {
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
})

describe('services', () => {
  it('leads from its menu to anchors that exist', async () => {
    const page = await visit(paths.services)
    const links = [...page.querySelectorAll('nav[aria-label="Services"] a')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      servicesMenu.map(({ name, id }) => [name, `${paths.services}#${id}`]),
    )
    for (const { id } of servicesMenu) expect(page.getElementById(id), id).not.toBeNull()
    expect(page.getElementById('top')?.querySelector('h1')).not.toBeNull()
  })

  it('lists the five equipment services and leads to the quote form from every consulting service', async () => {
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

describe('the legal pages', () => {
  it.each([
    ['privacy', 'Privacy Policy', ['privacy@veritally.example']],
    ['terms', 'Terms of Service', ['within 28 days', 'original condition', 'law of the Kingdom of Cambodia']],
    ['cookies', 'Cookie Policy', ['selectedCountry']],
  ] as const)('%s', async (name, title, phrases) => {
    const page = await visit(paths.legal(name))
    expect(textsOf(page, 'h1')).toEqual([title])
    expect(textsOf(page, 'title')).toEqual([`${title} | Veritally`])
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      new RegExp(`${paths.legal(name)}$`),
    )
    expect(page.body.textContent).toContain('Last updated: January 1, 2025')
    for (const phrase of phrases) expect(page.body.textContent).toContain(phrase)
  })

  it.each([
    ['Essential cookies', 'for the session'],
    ['Preference cookies', 'up to 1 year'],
    ['Analytics cookies', 'up to 2 years'],
  ])('say how long cookies last: %s, %s', async (heading, duration) => {
    const page = await visit(paths.legal('cookies'))
    const section = [...page.querySelectorAll('li')].find(
      (item) => item.querySelector('h2')?.textContent === heading,
    )
    expect(section?.textContent).toContain(duration)
  })

  it('make their email addresses links', async () => {
    expect(hrefsOf(await visit(paths.legal('privacy')))).toContain('mailto:privacy@veritally.example')
  })

  it('are found with a slash at the end', async () => {
    expect(textsOf(await visit(`${paths.legal('terms')}/`), 'h1')).toEqual(['Terms of Service'])
  })
})

describe("what stands in a page's place", () => {
  it('for an unknown address: links to the products and the home page, out of the index', async () => {
    const page = await visit('/no-such-page')
    expect(textsOf(page, 'h1')).toEqual(['Page not found'])
    expect(hrefsOf(page)).toEqual([paths.catalogue(), paths.home])
    expect(robots(page)).toBe('noindex')
  })

  it.each(['/offline', '/refused'])('for %s: a way to reload and both contacts', async (path) => {
    const page = await visit(path)
    expect(textsOf(page, 'h1')).toEqual(['This page could not be loaded'])
    expect(textsOf(page, 'button')).toEqual(['Reload'])
    expect(robots(page)).toBe('noindex')
    for (const [country, { companyFullName, phone, email }] of Object.entries(companies)) {
      const contact = page.querySelector(`[data-only="${country}"]`)?.textContent
      for (const part of [companyFullName, phone, email]) expect(contact).toContain(part)
    }
  })
})
