/** The class and place of an error, for the log. Its message may quote a visitor, so it is left out. */
export const describeCrash = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  const { stack = '', message } = error
  const calls = stack.slice(stack.indexOf(message) + message.length)
  return `${error.constructor.name} at ${/[\w.-]+\.[cm]?[jt]s:\d+:\d+/.exec(calls)?.[0] ?? '?'}`
}
