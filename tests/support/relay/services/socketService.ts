import { startFormService } from '../../../../scripts/formService/server.ts'

/** The local form service, on a port of its own. */
export const startSocketService = async () => {
  const { url, close } = await startFormService({ port: 0, file: ':memory:', slowMs: 1 })
  const faultsUrl = new URL('/faults', url)
  return {
    url,
    fetch,
    /** Makes the next requests fail; all of them without a number of times. */
    setFault: async (mode: string, times?: number): Promise<boolean> => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ mode, times })
      return (await fetch(faultsUrl, { method: 'POST', headers, body })).ok
    },
    /** What it has stored, newest first. */
    inbox: async () => {
      const response = await fetch(new URL('/requests.json', url))
      return (await response.json()) as { key: string; fields: object }[]
    },
    /** How many requests the fault is still for. */
    faultsLeft: async () => ((await (await fetch(faultsUrl)).json()) as { left: number }).left,
    close,
  }
}
