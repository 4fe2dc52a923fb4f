/** The class, code and place of an error, for the log. Its message may quote a visitor, so it is left out. */
export const describeCrash = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  const { stack = '', message, code }: NodeJS.ErrnoException = error
  const calls = stack.slice(stack.indexOf(message) + message.length)
  const kind = code === undefined ? error.constructor.name : `${error.constructor.name} ${code}`
  return `${kind} at ${/[\w.-]+\.[cm]?[jt]s:\d+:\d+/.exec(calls)?.[0] ?? '?'}`
}
