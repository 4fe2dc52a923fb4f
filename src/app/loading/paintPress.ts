import type { MiddlewareFunction } from 'react-router-dom'
import { nextPaint } from '../../ui/browser/scheduling.ts'

/**
 * Lets the browser paint a press on a link before the next page is rendered, which takes long on a slow
 * processor (decision 0022). It waits only while the address is still that of the old page. After Back it is
 * the new one already, and a new query does not change the path, so neither waits.
 */
export const paintPress: MiddlewareFunction = async ({ request }) => {
  if (new URL(request.url).pathname === location.pathname) return
  await nextPaint()
}
