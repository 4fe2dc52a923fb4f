import { createRequire } from 'node:module'
import type { extractCss } from 'goober'

const require = createRequire(import.meta.url)
require('notistack')

/** The styles that notistack writes when it is loaded, taken as its style library documents it. */
export const toastStyles = (require('goober') as { extractCss: typeof extractCss }).extractCss()
