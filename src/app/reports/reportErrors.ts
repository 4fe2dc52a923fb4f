import { endpoints } from '../../domain/contract/relay.ts'

const maxReports = 5

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

const send = (body: string): void => {
  const headers = { 'Content-Type': 'application/json' }
  fetch(endpoints.reports, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/** Reports page, name and place of the first errors. Messages may quote the visitor, so they are left out. */
export const reportErrors = (page: Window): void => {
  let left = maxReports

  const report = (name: string, position: object = {}): void => {
    if (left === 0) return
    left -= 1
    const url = page.location.origin + page.location.pathname
    send(JSON.stringify({ type: 'client-error', url, body: { name, ...position } }))
  }

  page.addEventListener('error', ({ error, filename, lineno, colno }: ErrorEvent) => {
    report(nameOf(error), { sourceFile: filename, lineNumber: lineno, columnNumber: colno })
  })
  page.addEventListener('unhandledrejection', ({ reason }) => {
    report(`rejected_${nameOf(reason)}`)
  })
}
