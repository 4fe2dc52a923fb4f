import { tryPort } from '../../scripts/server/ports.ts'

// Below the ports that systems give to clients: one of these is taken again before the caller listens on it,
// when another test opens a connection.
const lowest = 10_000
const highest = 32_000

export const freePort = (): Promise<string> =>
  tryPort(lowest + Math.floor(Math.random() * (highest - lowest)), '127.0.0.1').then(String, freePort)
