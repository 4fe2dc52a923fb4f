import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as Prerender from '../../../../src/prerender.tsx'
import { startSourceServer } from '../../../support/site/sourceServer.ts'

/** Parts of the source that fail: one when its page is rendered, one when it is loaded. */
const failing: Record<string, string> = {
  '/ServicesMenu.tsx': `export const ServicesMenu = () => { throw new Error('The menu fails.') }`,
  '/routes/about.tsx': `throw new Error('There is no page.')`,
}

let server: Awaited<ReturnType<typeof startSourceServer>>
let prerenderPage: typeof Prerender.prerenderPage

beforeAll(async () => {
  server = await startSourceServer({
    name: 'failing-parts',
    enforce: 'pre',
    load: (id) => Object.entries(failing).find(([file]) => id.endsWith(file))?.[1],
  })
  ;({ prerenderPage } = (await server.ssrLoadModule('/src/prerender.tsx')) as typeof Prerender)
})
afterAll(() => server.close())

it('a page that fails ends the build with its error and does not leave it waiting', async () => {
  await expect(prerenderPage('/services')).rejects.toThrow('The menu fails.')
  expect((await prerenderPage('/contact')).status).toBe(200)
})

it('a page that cannot be loaded ends the build with the reason rather than a status', async () => {
  await expect(prerenderPage('/about')).rejects.toThrow('There is no page.')
  expect((await prerenderPage('/unknown')).status).toBe(404)
})
