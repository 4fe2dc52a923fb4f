import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listen, PortError, shut } from '../../../scripts/server/ports.ts'

describe('listen', () => {
  it('says which port is taken, and how to choose another', async () => {
    const first = createServer()
    const port = await listen(first, 0, '127.0.0.1', 'PORT')
    const second = listen(createServer(), port, '127.0.0.1', 'FORM_PORT')
    await expect(second).rejects.toThrow(
      new PortError(`Port ${port} is in use. Choose another: FORM_PORT=9001 npm start`),
    )
    await shut(first)
  })
})

describe('shut', () => {
  it('ends a connection that waits for its answer', async () => {
    const server = createServer()
    const port = await listen(server, 0, '127.0.0.1', 'PORT')
    const asked = new Promise((resolve) => server.once('request', resolve))
    const waiting = fetch(`http://127.0.0.1:${port}/`).then(
      () => 'answered',
      () => 'ended',
    )
    await asked
    await shut(server)
    expect(await waiting).toBe('ended')
    await shut(server)
  })
})
