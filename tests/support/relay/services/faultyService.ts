import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen, shut } from '../../../../scripts/server/ports.ts'

type Fault = 'lost' | 'refused' | 'answer lost'

/** Every fifth call fails, in turn: lost on the way, answered with an error, taken and the answer lost. */
const makeFaultOf = (): (() => Fault | undefined) => {
  let calls = 0
  return () => {
    calls += 1
    if (calls % 5 !== 0) return undefined
    return (['lost', 'refused', 'answer lost'] as const)[(calls / 5) % 3]
  }
}

/** Stands before a form service and makes a fifth of the calls to it fail. */
export const startFaultyService = async (url: string) => {
  const nextFault = makeFaultOf()
  const answered: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const fault = nextFault()
      const body = await text(request)
      if (fault === 'lost') return response.destroy()
      if (fault === 'refused') return response.writeHead(503).end()
      const key = String(request.headers['idempotency-key'])
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      const { status } = await fetch(url, { method: 'POST', headers, body })
      if (fault === 'answer lost') return response.destroy()
      answered.push(key)
      return response.writeHead(status).end()
    })()
  })
  const port = await listen(server, 0, '127.0.0.1', 'PORT')
  return { url: `http://127.0.0.1:${port}/`, answered, close: () => shut(server) }
}
