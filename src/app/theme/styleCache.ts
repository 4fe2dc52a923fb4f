import createCache, { type EmotionCache } from '@emotion/cache'

/** Adds no vendor prefixes, because no supported browser needs them. */
export const makeStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // As in Emotion's guide to server rendering: the prerenderer collects the styles from here.
  cache.compat = true
  return cache
}

const adoptPrerenderedStyles = (cache: EmotionCache, rules: Iterable<CSSRule>): void => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const [, id] = /^\.css-(\w+)/.exec(rule.selectorText) ?? []
      if (id !== undefined) cache.inserted[id] = true
    } else if (rule instanceof CSSMediaRule) adoptPrerenderedStyles(cache, rule.cssRules)
  }
}

/** A cache that knows the styles of the page's HTML, so that none is written again. */
export const makePageStyleCache = (): EmotionCache => {
  const cache = makeStyleCache()
  for (const sheet of document.styleSheets) {
    // An extension's stylesheet may refuse to be read.
    if (sheet.href?.startsWith(location.origin)) adoptPrerenderedStyles(cache, sheet.cssRules)
  }
  return cache
}
