/** In ms, for browsers that do not tell when they are idle. */
const soon = 200

/** Calls when the page has nothing more urgent to do. */
export const whenIdle = (call: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(call)
  else setTimeout(call, soon)
}
