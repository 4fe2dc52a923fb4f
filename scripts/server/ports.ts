import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Server as NetServer } from 'node:net'
import { EnvironmentError, startWith } from '../environment.ts'

const advice = (name: string): string => `Choose another: ${startWith(name, name === 'PORT' ? 9000 : 9001)}`

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'needs administrator rights',
  // The inbox has the port after the site's, which may be the last one.
  ERR_SOCKET_BAD_PORT: 'is above 65535',
}

/** Returns the port, a free one for 0. Throws an EnvironmentError that names the variable to change. */
export const listen = async (
  server: NetServer,
  port: number,
  host: string,
  variable: string,
): Promise<number> => {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException
    if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL')
      throw new EnvironmentError(
        `HOST is "${host}", which is no address of this machine. Set another: ${startWith('HOST', '127.0.0.1')}`,
      )
    const reason = reasons[code]
    if (reason === undefined) throw error
    throw new EnvironmentError(`Port ${port} ${reason}. ${advice(variable)}`)
  }
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Closes a server and its connections. One that does not listen is left alone. */
export const shut = async (server: Server): Promise<void> => {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** Returns the port that the site could have, a free one for 0, and throws as `listen` does. */
export const tryPort = async (port: number, host: string): Promise<number> => {
  const server = createServer()
  const found = await listen(server, port, host, 'PORT')
  await shut(server)
  return found
}
