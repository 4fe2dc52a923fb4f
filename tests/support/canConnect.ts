import { once } from 'node:events'
import { connect } from 'node:net'

/** Whether something listens at the port on an address of this machine. */
export const canConnect = async (port: number, host: string): Promise<boolean> => {
  const socket = connect(port, host)
  const connected = await once(socket, 'connect').catch(() => undefined)
  socket.destroy()
  return connected !== undefined
}
