import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen } from '../../../scripts/server/ports.ts'

/** An address before a database, whose connections can break. */
export const startBreakableDatabase = async (url: string) => {
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
