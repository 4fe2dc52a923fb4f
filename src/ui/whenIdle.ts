/** In ms; Chromium may not tell that it is idle before its next frame, and Safari tells nothing. */
const timeout = 500

/** Calls when the page has nothing more urgent to do, or soon. */
export const whenIdle = (call: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout })
  else setTimeout(call, timeout)
}
