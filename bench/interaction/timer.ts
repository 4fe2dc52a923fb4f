/** Ms from an input to the first frame after it, and to the first frame that shows its result. */
export interface Timing {
  first: number
  shown: number
}

/**
 * The result of an input: the elements that a selector finds, whether the page is scrolled down, and whether the
 * first element, a picture, has loaded.
 */
export interface Result {
  selector: string
  /** As many as there must be; at least one when absent. */
  count?: number
  scrolled?: boolean
  loaded?: boolean
}

declare global {
  interface Window {
    armTimer: (event: string, result: Result) => void
    timing: Promise<Timing> | undefined
  }
}

/** Runs in the page before its own scripts, and gives it `armTimer`, which times the next event of a kind. */
export const installTimer = (): void => {
  const patience = 20_000

  const isShown = ({ selector, count, scrolled = false, loaded = false }: Result): boolean => {
    const found = document.querySelectorAll(selector)
    const hasLoaded = found[0] instanceof HTMLImageElement && found[0].complete
    return (
      (count === undefined ? found.length > 0 : found.length === count) &&
      (!scrolled || window.scrollY > 0) &&
      (!loaded || hasLoaded)
    )
  }

  /** Resolves after the next frame is painted, with what the document shows then. */
  const nextFrame = (result: Result): Promise<boolean> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const shown = isShown(result)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          resolve(shown)
        }
        port2.postMessage(undefined)
      })
    })

  const follow = async (started: number, result: Result): Promise<Timing> => {
    let shown = await nextFrame(result)
    const first = performance.now() - started
    while (!shown) {
      if (performance.now() - started > patience) throw new Error(`Nothing shows ${result.selector}`)
      shown = await nextFrame(result)
    }
    return { first, shown: performance.now() - started }
  }

  window.armTimer = (event, result) => {
    window.timing = new Promise((resolve) => {
      const hear = ({ timeStamp }: Event) => resolve(follow(timeStamp, result))
      window.addEventListener(event, hear, { capture: true, once: true })
    })
  }
}
