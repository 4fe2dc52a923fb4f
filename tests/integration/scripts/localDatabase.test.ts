import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../../functions/relay/requests/database.ts'
import { openLocalDatabase } from '../../../scripts/server/localDatabase.ts'
import { seedFolder } from '../../support/seedFolder.ts'

let folder: string

beforeEach(() => {
  folder = seedFolder({})
})

const add = "insert into notes values ('kept', now(), now(), 1)"

const names = async (url: string): Promise<object[]> => {
  const { query, close } = openDatabase(url)
  const rows = await query('select name from notes', [])
  await close()
  return rows
}

/** A process that writes a row, says so, and waits to be killed. */
const writer = `
import { openLocalDatabase } from './scripts/server/localDatabase.ts'
import { openDatabase } from './functions/relay/requests/database.ts'
const { url } = await openLocalDatabase(process.argv[1])
await openDatabase(url).query(${JSON.stringify(add)}, [])
console.log(url)`

it('rows survive when the process is killed', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const database = await openLocalDatabase(folder)
  expect(await names(database.url)).toEqual([{ name: 'kept' }])
  await database.close()
})

it(
  "a second process that opens the folder gets the first one's address, on 127.0.0.1 only",
  { timeout: 60_000 },
  async () => {
    const first = await openLocalDatabase(folder)
    const second = await openLocalDatabase(folder)
    expect(second.url).toBe(first.url)
    await second.close()
    expect(await names(first.url)).toEqual([])
    const connects = async (host: string) => {
      const socket = connect(Number(new URL(first.url).port), host)
      const connected = await once(socket, 'connect').catch(() => undefined)
      socket.destroy()
      return connected !== undefined
    }
    expect([await connects('127.0.0.1'), await connects('127.0.0.2')]).toEqual([true, false])
    await first.close()
  },
)
