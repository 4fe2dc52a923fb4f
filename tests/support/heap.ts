import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** What is in use after all garbage is gone. */
export const heapMegabytes = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}
