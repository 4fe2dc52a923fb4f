import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { shut } from '../../scripts/server/ports.ts'

const listenAt = async (port: number): Promise<Server> => {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

// Below the ports that systems give to clients: one of these is taken again before the caller listens on it,
// when another test opens a connection.
const lowest = 10_000
const highest = 32_000

export const freePort = async (): Promise<string> => {
  const port = lowest + Math.floor(Math.random() * (highest - lowest))
  try {
    await shut(await listenAt(port))
    return String(port)
  } catch {
    return freePort()
  }
}
