import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shut } from '../../scripts/server/ports.ts'

/** A server that answers nothing, on a port that was free. */
export const listening = async (): Promise<Server> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export const portOf = (server: Server): string => String((server.address() as AddressInfo).port)

export const freePort = async (): Promise<string> => {
  const server = await listening()
  const port = portOf(server)
  await shut(server)
  return port
}
