import { afterAll, beforeAll, expect, it } from 'vitest'
import { readProducts } from '../../../../scripts/build/products.ts'
import { type Site, startSite } from '../../../../scripts/server/serve.ts'
import { allPaths, paths } from '../../../../src/domain/routing/paths.ts'

/** What ships, as `npm run build` has written it; other tests run on a catalogue of their own. */
const products = readProducts()

let site: Site
beforeAll(async () => {
  site = await startSite({ port: 0 })
})
afterAll(() => site.close())

it('every page of the shipped site is there, under its heading', async () => {
  const names = new Map(products.map(({ id, name }) => [paths.product(id), name]))
  for (const path of allPaths(products.map(({ id }) => id))) {
    const response = await fetch(site.url + path)
    expect(response.status, path).toBe(200)
    const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? []
    const name = names.get(path)
    if (name === undefined) expect(heading, path).toMatch(/\S/)
    else expect(heading?.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&'), path).toBe(name)
  }
})

it('the inline script, which delays the first paint, has no content', async () => {
  const html = await (await fetch(site.url)).text()
  const script = /<script>(.+?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(script).toContain('selectedCountry')
  const mailboxes = [...html.matchAll(/"mailto:([^"?]+)/g)].map(([, mailbox]) => mailbox)
  expect(mailboxes.length).toBeGreaterThan(1)
  for (const mailbox of mailboxes) expect(script).not.toContain(mailbox)
})
