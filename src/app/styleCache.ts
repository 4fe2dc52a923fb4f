import createCache, { type EmotionCache } from '@emotion/cache'

/** Emotion's cache, without vendor prefixes: every supported browser does without them. */
export const makeStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  cache.compat = true
  return cache
}

/** Tells the browser's cache which rules the page's linked stylesheet already holds. */
export const adoptPrerenderedStyles = (cache: EmotionCache, document: Document): void => {
  const ids = document.querySelector<HTMLMetaElement>('meta[name="style-ids"]')?.content ?? ''
  for (const id of ids.split(' ')) cache.inserted[id] = true
}
