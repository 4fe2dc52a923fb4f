import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

it('npm run quotes needs no build, and prints nothing but the result', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'clone-'))
  const parts = ['functions', 'scripts', 'src', 'package.json', 'package-lock.json']
  for (const part of parts) await cp(part, join(clone, part), { recursive: true })
  await symlink(resolve('node_modules'), join(clone, 'node_modules'), 'junction')
  const quotes = join(clone, 'scripts/quotes.ts')
  const run = (...words: string[]) => spawnSync(process.execPath, [quotes, ...words], { encoding: 'utf8' })
  expect(run('export', '--csv').stdout).toMatch(/^\uFEFF"reference",[^\n]*\r\n$/)
  expect(run('export').stdout).toBe('{"version":1,"end":0}\n')
  expect(run('send')).toMatchObject({ status: 1, stdout: '' })
  await rm(clone, { recursive: true })
})
