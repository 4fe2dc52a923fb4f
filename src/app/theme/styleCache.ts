import createCache, { type EmotionCache } from '@emotion/cache'

/** No vendor prefixes: no supported browser needs them. */
export const makeStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  cache.compat = true
  return cache
}

/** Marks the rules of the page's linked stylesheet as present in the cache. */
export const adoptPrerenderedStyles = (cache: EmotionCache, document: Document): void => {
  const ids = document.querySelector<HTMLMetaElement>('meta[name="style-ids"]')?.content ?? ''
  for (const id of ids.split(' ')) cache.inserted[id] = true
}
