/** Chromium may call only with its next frame, and Safari has no `requestIdleCallback`. */
const idleTimeoutMs = 500

/** Calls when the page is idle, at the latest after `idleTimeoutMs`. */
export const whenIdle = (call: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: idleTimeoutMs })
  else setTimeout(call, idleTimeoutMs)
}

/** Calls after the next frame, or after 100 ms in a hidden tab, which has none; returns a cancel. */
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
