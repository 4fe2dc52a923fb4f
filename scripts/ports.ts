import { once } from 'node:events'
import type { Server } from 'node:http'

/** A port that cannot be had, with a message that says what to do about it. */
export class PortError extends Error {
  override readonly name = 'PortError'
}

type Environment = Record<string, string | undefined>

const advice = (name: string): string =>
  `Choose another: ${name}=${name === 'PORT' ? '9000' : '9001'} npm start`

/** The port in the variable `name`, or `fallback` when it is not set. Throws a PortError unless it is 1 to 65535. */
export const portFrom = (env: Environment, name: string, fallback: number): number => {
  const text = env[name] ?? String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new PortError(`${name} must be a whole number from 1 to 65535, not "${text}". ${advice(name)}`)
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error

const reasons: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'needs administrator rights' }

/**
 * Listens and gives the port, which is a free one for port 0. Throws a PortError that names the variable to
 * change when the port is taken or not allowed.
 */
export const listen = async (
  server: Server,
  port: number,
  host: string,
  variable: string,
): Promise<number> => {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const reason = isSystemError(error) ? reasons[error.code ?? ''] : undefined
    if (reason === undefined) throw error
    throw new PortError(`Port ${port} ${reason}. ${advice(variable)}`)
  }
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Stops a server at once, connections that are kept alive or still waiting included. */
export const shut = async (server: Server): Promise<void> => {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
