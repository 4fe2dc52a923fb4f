import { createServer } from 'node:http'
import { listen, shut } from '../../../../scripts/server/ports.ts'

/** Lost on the way, answered with an error, taken and the answer lost. */
const faults = ['lost', 'refused', 'answer lost'] as const

/** A form service that takes each key once. Every fifth call fails, in turn with another fault. */
export const startFaultyService = async () => {
  const taken = new Set<string>()
  /** The key of each call that was answered with success. */
  const answered: string[] = []
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    const fault = calls % 5 === 0 ? faults[(calls / 5) % 3] : undefined
    request.resume().once('end', () => {
      if (fault === 'lost') return response.destroy()
      if (fault === 'refused') return response.writeHead(503).end()
      const key = String(request.headers['idempotency-key'])
      taken.add(key)
      if (fault === 'answer lost') return response.destroy()
      answered.push(key)
      return response.end()
    })
  })
  const port = await listen(server, 0, '127.0.0.1', 'PORT')
  return { url: `http://127.0.0.1:${port}/`, taken, answered, close: () => shut(server) }
}
