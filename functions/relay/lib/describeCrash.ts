const identifier = /^[A-Za-z_$][\w$]{0,40}$/

const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error ? String(error.code) : ''
  return [error.name, code].filter((text) => identifier.test(text)).join(' ')
}

const placeOf = ({ stack = '', message }: Error): string | undefined =>
  /[\w.-]+\.[cm]?[jt]s:\d+:\d+/.exec(stack.slice(stack.indexOf(message) + message.length))?.[0]

/** Name, place and cause of an error for the log; not its message, which may quote what a visitor typed. */
export const describeCrash = (error: unknown): string => {
  const place = error instanceof Error ? placeOf(error) : undefined
  const cause = error instanceof Error && error.cause !== undefined ? `; cause: ${nameOf(error.cause)}` : ''
  return `${nameOf(error)}${place === undefined ? '' : ` at ${place}`}${cause}`
}
