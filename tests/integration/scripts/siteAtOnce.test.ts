import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSite } from '../../../scripts/server/serve.ts'

const atOnce = 20

/** A function that answers nobody until `atOnce` calls have arrived. */
const gate = `
export const config = { path: '/api/gate' }
const waiting = []
export default () => new Promise((resolve) => {
  waiting.push(() => resolve(new Response('{}')))
  if (waiting.length === ${atOnce}) for (const open of waiting) open()
})`

it('calls of the API are answered beside each other, however long one takes', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(root, 'functions'))
  await writeFile(join(root, 'functions/gate.ts'), gate)
  const site = await startSite({ port: 0, root, callsPerMinute: 100 })
  try {
    const call = () => fetch(`${site.url}/api/gate`, { method: 'POST', body: '{}' })
    const answers = await Promise.all(Array.from({ length: atOnce }, call))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(atOnce).fill(200))
  } finally {
    await site.close()
    await rm(root, { recursive: true })
  }
})
