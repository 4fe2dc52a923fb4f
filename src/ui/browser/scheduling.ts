/** Chromium may report an idle moment only with its next frame; Safari has no `requestIdleCallback`. */
const idleTimeoutMs = 500

/** Calls when the page has nothing more urgent to do, or soon. */
export const whenIdle = (call: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: idleTimeoutMs })
  else setTimeout(call, idleTimeoutMs)
}

/** Calls after the next frame, or soon where there is none, as in a hidden tab; returns what cancels it. */
export const afterPaint = (call: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(call)
  })
  timer = setTimeout(call, 100)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Lets the browser answer input and paint between two long tasks. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/** Aborts with `signal`, or after `limitMs`: AbortSignal.any, which Safari has since 17.4 only. */
export const withTimeLimit = (signal: AbortSignal, limitMs: number): AbortSignal => {
  const controller = new AbortController()
  for (const source of [signal, AbortSignal.timeout(limitMs)]) {
    if (source.aborted) controller.abort(source.reason)
    source.addEventListener('abort', () => controller.abort(source.reason), { once: true })
  }
  return controller.signal
}
