import { expect, it } from 'vitest'
import { openDatabase } from '../../../functions/relay/requests/database.ts'
import { openLocalDatabase } from '../../../scripts/server/localDatabase.ts'
import { canConnect } from '../../support/canConnect.ts'
import { seedFolder } from '../../support/seedFolder.ts'

it("a second process that opens the folder gets the first one's address, on 127.0.0.1 only", async () => {
  const folder = seedFolder({})
  const first = await openLocalDatabase(folder)
  const second = await openLocalDatabase(folder)
  expect(second.url).toBe(first.url)
  await second.close()
  const { query, close } = openDatabase(first.url)
  expect(await query('select name from notes', [])).toEqual([])
  await close()
  const port = Number(new URL(first.url).port)
  expect([await canConnect(port, '127.0.0.1'), await canConnect(port, '127.0.0.2')]).toEqual([true, false])
  await first.close()
})

it('a database that cannot start says so', async () => {
  const broken = seedFolder({ data: 'no folder of a database' })
  await expect(openLocalDatabase(broken)).rejects.toThrow('The local database did not start')
})
