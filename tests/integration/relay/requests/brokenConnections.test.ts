import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pause } from '../../../../functions/relay/lib/time.ts'
import { openDatabase } from '../../../../functions/relay/requests/database.ts'
import { listen } from '../../../../scripts/server/ports.ts'
import { useTestDatabase } from '../../../support/relay/useRelay.ts'

/** An address before a database, whose connections can break. */
const startBreakableDatabase = async (url: string) => {
  const database = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      // A connection that breaks is what this is for.
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
  })
  const port = await listen(server, 0, '127.0.0.1', 'PORT')
  const address = new URL(url)
  address.host = `127.0.0.1:${port}`
  const breakConnections = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: address.href,
    /** As after a frozen process, or a database that moved: each connection ends, and a new one is taken. */
    breakConnections,
    close: async (): Promise<void> => {
      const closed = once(server, 'close')
      server.close()
      breakConnections()
      await closed
    },
  }
}

const database = useTestDatabase()
let breakable: Awaited<ReturnType<typeof startBreakableDatabase>>
let pool: ReturnType<typeof openDatabase>

beforeAll(async () => {
  breakable = await startBreakableDatabase(database().url)
  pool = openDatabase(breakable.url)
})
afterAll(async () => {
  await pool.close()
  await breakable.close()
})

/** Each at the same time as the others, and so by a connection of its own. */
const askFourTimes = () =>
  Promise.all(Array.from({ length: 4 }, () => pool.query('select name from notes', [])))

it('no statement fails because connections died after the one before, or while nobody used them', async () => {
  const empty = [[], [], [], []]
  expect(await askFourTimes()).toEqual(empty)
  // The pool sees their end only after this step.
  breakable.breakConnections()
  expect(await askFourTimes()).toEqual(empty)
  breakable.breakConnections()
  await pause(100)
  expect(await askFourTimes()).toEqual(empty)
})
