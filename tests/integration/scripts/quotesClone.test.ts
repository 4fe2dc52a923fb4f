import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { copyProject } from '../../support/copyProject.ts'

const clone = copyProject('functions', 'netlify', 'scripts', 'src', 'package.json', 'package-lock.json')
const quotes = join(clone, 'scripts/quotes.ts')

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
