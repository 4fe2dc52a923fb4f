import { expect, it, onTestFinished } from 'vitest'
import type * as Prerender from '../../../../src/prerender.tsx'
import { startSourceServer } from '../../../support/site/sourceServer.ts'

const failing = `export const ServicesMenu = () => { throw new Error('The menu fails.') }`

it('a page that fails ends the build with its error, rather than leaving it waiting', async () => {
  const server = await startSourceServer({
    name: 'failing-menu',
    enforce: 'pre',
    load: (id) => (id.endsWith('/ServicesMenu.tsx') ? failing : undefined),
  })
  onTestFinished(() => server.close())
  const { prerenderPage } = (await server.ssrLoadModule('/src/prerender.tsx')) as typeof Prerender
  await expect(prerenderPage('/services')).rejects.toThrow('The menu fails.')
  expect((await prerenderPage('/about')).status).toBe(200)
})

it('a page that cannot be loaded ends the build with the reason, and not with a status', async () => {
  const server = await startSourceServer({
    name: 'missing-page',
    enforce: 'pre',
    load: (id) => (id.endsWith('/routes/about.tsx') ? `throw new Error('There is no page.')` : undefined),
  })
  onTestFinished(() => server.close())
  const { prerenderPage } = (await server.ssrLoadModule('/src/prerender.tsx')) as typeof Prerender
  await expect(prerenderPage('/about')).rejects.toThrow('There is no page.')
  expect((await prerenderPage('/unknown')).status).toBe(404)
})
