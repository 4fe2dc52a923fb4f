interface VideoSource {
  src: string
  type?: string
}

type Player =
  { kind: 'embed'; src: string } | { kind: 'file'; sources: readonly VideoSource[]; poster?: string }

const youtubeHost = /^((www|m)\.)?(youtube(-nocookie)?\.com|youtu\.be)$/
const vimeoHost = /^((www|player)\.)?vimeo\.com$/

const segmentsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean)

/** Playlists and live streams have these words in place of a video's id. */
const noYoutubeIds = ['videoseries', 'live_stream']

/** `watch?v=ID`, `youtu.be/ID`, `shorts/ID`, `embed/ID` and `live/ID`. */
const youtubeEmbed = (url: URL): string | undefined => {
  const [first = '', second = ''] = segmentsOf(url)
  const inPath = ['shorts', 'embed', 'live'].includes(first) ? second : ''
  const id = url.searchParams.get('v') ?? (url.hostname.endsWith('youtu.be') ? first : inPath)
  if (!/^[\w-]{11}$/.test(id) || noYoutubeIds.includes(id)) return undefined
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
}

/** `vimeo.com/ID`, `video/ID`, `channels/NAME/ID`, `showcase/NUMBER/video/ID`, each with or without a key. */
const vimeoPath =
  /^\/(?:(?:channels|ondemand)\/[^/]+\/|(?:[^/]+\/)*videos?\/)?(?<id>\d+)(?:\/(?<key>[\da-f]+))?\/?$/

/** An unlisted video needs its key as the parameter `h`. */
const vimeoEmbed = (url: URL): string | undefined => {
  const { id, key: keyInPath } = vimeoPath.exec(url.pathname)?.groups ?? {}
  if (id === undefined) return undefined
  const key = url.searchParams.get('h') ?? keyInPath
  const unlisted = key === undefined ? '' : `h=${encodeURIComponent(key)}&`
  return `https://player.vimeo.com/video/${id}?${unlisted}dnt=1&autoplay=1`
}

const embedOf = (url: URL): string | undefined => {
  if (youtubeHost.test(url.hostname)) return youtubeEmbed(url)
  return vimeoHost.test(url.hostname) ? vimeoEmbed(url) : undefined
}

/** Beside a local .mp4 are a smaller .webm and a poster. */
const fileOf = (link: string): Player => {
  const [, ending] = /\.(mp4|webm)$/.exec(link) ?? []
  const own = { src: link, ...(ending !== undefined && { type: `video/${ending}` }) }
  if (ending !== 'mp4' || !link.startsWith('/')) return { kind: 'file', sources: [own] }
  const name = link.replace(/\.mp4$/, '')
  const smaller = { src: `${name}.webm`, type: 'video/webm' }
  return { kind: 'file', sources: [smaller, own], poster: `${name}-poster.webp` }
}

/** By specification 2 and 10.15. */
export const playerFor = (link: string): Player => {
  const embed = embedOf(new URL(link, 'https://local.invalid'))
  return embed === undefined ? fileOf(link) : { kind: 'embed', src: embed }
}
