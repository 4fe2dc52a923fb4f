import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSite } from '../../../scripts/server/serve.ts'

/** The site with more products than one page of a list holds, built and served until it is closed. */
export const startLongSite = async (products: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'long-site-'))
  const serverFolder = join('.cache', 'long-site')
  const args = ['tests/support/manyProducts/buildMany.ts', String(products), folder, serverFolder]
  await promisify(execFile)(process.execPath, args)
  const site = await startSite({ port: 0, root: folder })
  return {
    url: site.url,
    dist: join(folder, 'dist'),
    close: async () => {
      await site.close()
      await rm(folder, { recursive: true })
      await rm(serverFolder, { recursive: true })
    },
  }
}
