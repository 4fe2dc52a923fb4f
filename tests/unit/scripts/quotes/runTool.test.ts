import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { QuotesError } from '../../../../scripts/quotes/quotesError.ts'
import { runTool } from '../../../../scripts/quotes/runTool.ts'
import { makeMemoryStore } from '../../../support/relay/memoryStore.ts'

const exportTo = async (file: string) => {
  const told: string[] = []
  const tell = (line: string) => void told.push(line)
  const tool = { store: makeMemoryStore(), print: () => undefined, tell }
  const code = await runTool(tool, ['export', '--out', file])
  return { code, told: told.join('\n') }
}

it('writes over a file that others could read, and then they cannot', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  const file = join(folder, 'requests.json')
  await writeFile(file, 'a longer file than the new one', { mode: 0o644 })
  expect(await exportTo(file)).toEqual({ code: 0, told: `Wrote ${file}` })
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(await readFile(file, 'utf8')).toBe('{"version":1,"end":0}\n')
  await rm(folder, { recursive: true })
})

it('says which file it could not write', async () => {
  const { code, told } = await exportTo('/nowhere/requests.json')
  expect(told).toContain('/nowhere/requests.json could not be written')
  expect(code).toBe(1)
})

it('says why it cannot read a journal, but first what is wrong with a command', async () => {
  const told: string[] = []
  let asked = 0
  const tool = {
    store: makeMemoryStore(),
    print: (text: string) => expect.unreachable(text),
    tell: (line: string) => void told.push(line),
    prepare: () => {
      asked += 1
      return Promise.reject(new QuotesError('There is no such site.'))
    },
  }
  expect(await runTool(tool, ['send'])).toBe(1)
  expect(asked).toBe(0)
  expect(await runTool(tool, ['list'])).toBe(1)
  expect(told.at(-1)).toBe('There is no such site.')
  expect(told).toHaveLength(2)
})
