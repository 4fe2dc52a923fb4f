/** In ms. Chromium may call back only with its next frame, and Safari has no `requestIdleCallback`. */
const idleTimeoutMs = 500

/** Calls when the page is idle, at the latest after `idleTimeoutMs`. */
export const whenIdle = (call: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: idleTimeoutMs })
  else setTimeout(call, idleTimeoutMs)
}

/** Resolves after the next frame, or after 100 ms in a hidden tab, which has none. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })

/** Lets the browser handle input and paint between two long tasks. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
