import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'

let clone: string
let quotes: string

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'clone-'))
  const parts = ['functions', 'scripts', 'src', 'package.json', 'package-lock.json']
  for (const part of parts) await cp(part, join(clone, part), { recursive: true })
  await symlink(resolve('node_modules'), join(clone, 'node_modules'), 'junction')
  quotes = join(clone, 'scripts/quotes.ts')
})
afterAll(() => rm(clone, { recursive: true }))

it('npm run quotes needs no build, says which journal it reads, and prints nothing but the result', () => {
  const run = (...words: string[]) => spawnSync(process.execPath, [quotes, ...words], { encoding: 'utf8' })
  expect(run('export', '--csv').stdout).toMatch(/^\uFEFF"reference",[^\n]*\r\n$/)
  const { status, stdout, stderr } = run('export')
  expect({ status, stdout }).toEqual({ status: 0, stdout: '{"version":1,"end":0}\n' })
  expect(stderr).toContain('Journal: this machine')
  expect(run('send')).toMatchObject({ status: 1, stdout: '' })
})

it('npm run quotes ends without an error when its result is cut off, as by head', async () => {
  const child = spawn(process.execPath, [quotes, 'list'])
  child.stdout.destroy()
  const told = text(child.stderr)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect((await told).trim().split('\n')).toEqual([expect.stringMatching(/^Journal: this machine/)])
})
