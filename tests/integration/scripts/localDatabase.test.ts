import { beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../../functions/relay/requests/database.ts'
import { openLocalDatabase } from '../../../scripts/server/localDatabase.ts'
import { canConnect } from '../../support/canConnect.ts'
import { seedFolder } from '../../support/seedFolder.ts'

let folder: string

beforeEach(() => {
  folder = seedFolder({})
})

const names = async (url: string): Promise<object[]> => {
  const { query, close } = openDatabase(url)
  const rows = await query('select name from notes', [])
  await close()
  return rows
}

it("a second process that opens the folder gets the first one's address, on 127.0.0.1 only", async () => {
  const first = await openLocalDatabase(folder)
  const second = await openLocalDatabase(folder)
  expect(second.url).toBe(first.url)
  await second.close()
  expect(await names(first.url)).toEqual([])
  const port = Number(new URL(first.url).port)
  expect([await canConnect(port, '127.0.0.1'), await canConnect(port, '127.0.0.2')]).toEqual([true, false])
  await first.close()
})

it('a database that cannot start says so', async () => {
  const broken = seedFolder({ data: 'no folder of a database' })
  await expect(openLocalDatabase(broken)).rejects.toThrow('The local database did not start')
})
