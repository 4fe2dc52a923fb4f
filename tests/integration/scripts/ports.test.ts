import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { EnvironmentError } from '../../../scripts/environment.ts'
import { listen, shut } from '../../../scripts/server/ports.ts'

it('says which port is taken, and how to choose another', async () => {
  const first = createServer()
  const port = await listen(first, 0, '127.0.0.1', 'PORT')
  const second = listen(createServer(), port, '127.0.0.1', 'FORM_PORT')
  await expect(second).rejects.toThrow(
    new EnvironmentError(`Port ${port} is in use. Choose another: FORM_PORT=9001 npm start`),
  )
  await shut(first)
})
