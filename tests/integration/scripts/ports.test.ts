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

  // Shells of conda set such a name.
  it.each(['192.0.2.1', 'x86_64-conda-linux-gnu.invalid'])('names HOST where it is %s', async (host) => {
    const heard = listen(createServer(), 0, host, 'PORT')
    await expect(heard).rejects.toThrow(`HOST is "${host}"`)
  })

  it('says so when it would need the port after the last one', async () => {
    await expect(listen(createServer(), 65_536, '127.0.0.1', 'FORM_PORT')).rejects.toThrow(
      new PortError('Port 65536 is above 65535. Choose another: FORM_PORT=9001 npm start'),
    )
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
