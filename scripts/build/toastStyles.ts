import { createRequire } from 'node:module'
import type { extractCss } from 'goober'

const require = createRequire(import.meta.url)
require('notistack')

/** The styles that notistack writes when it loads, read in the way that its style library documents. */
export const toastStyles = (require('goober') as { extractCss: typeof extractCss }).extractCss()
