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
  clone = await mkdtemp(join(tmpdir(), "Bank's 5%41 & គម្រោង "))
  const parts = ['functions', 'netlify', 'scripts', 'src', 'package.json', 'package-lock.json']
  for (const part of parts) await cp(part, join(clone, part), { recursive: true })
  await symlink(resolve('node_modules'), join(clone, 'node_modules'), 'junction')
  quotes = join(clone, 'scripts/quotes.ts')
})
afterAll(() => rm(clone, { recursive: true }))

it('npm run quotes needs no build, says which database it reads, and prints nothing but the result', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [quotes, 'list', '--json'], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '[]\n' })
  expect(stderr).toBe('Database: this machine (NETLIFY_DB_URL names another one)\n')
})

it('npm run quotes says quickly that it cannot reach a database, and tells no password', () => {
  const env = { ...process.env, NETLIFY_DB_URL: 'postgres://owner:secret@127.0.0.1:1/quotes' }
  const { status, stderr } = spawnSync(process.execPath, [quotes, 'list'], { encoding: 'utf8', env })
  expect(stderr.trim().split('\n')).toEqual([
    'Database: 127.0.0.1:1',
    'The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1).',
  ])
  expect(status).toBe(1)
})

it('npm run quotes ends without an error when head cuts off its result', async () => {
  const child = spawn(process.execPath, [quotes, 'list'])
  child.stdout.destroy()
  const told = text(child.stderr)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect((await told).trim().split('\n')).toEqual([expect.stringMatching(/^Database: this machine/)])
})
