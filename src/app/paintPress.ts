import type { MiddlewareFunction } from 'react-router-dom'
import { afterPaint } from '../ui/browser/scheduling.ts'

/**
 * Lets the browser paint a press on a link before the next page is rendered, which takes long on a slow
 * processor (decision 0022). A press has not changed the address yet. Back has, and waits for nothing; nor
 * does a new query of the same page.
 */
export const paintPress: MiddlewareFunction = async ({ request }) => {
  if (new URL(request.url).pathname === location.pathname) return
  await new Promise<void>((resolve) => {
    afterPaint(resolve)
  })
}
