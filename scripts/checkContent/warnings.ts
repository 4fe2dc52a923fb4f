const dayMs = 24 * 60 * 60_000
const noticeDays = 30

/** Warns from 30 days before security.txt ends (RFC 9116, Expires); `now` is in ms. */
export const securityWarning = (text: string, now: number): string[] => {
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  const days = Math.floor((Date.parse(expires) - now) / dayMs)
  if (days >= noticeDays) return []
  const state = days < 0 ? 'has ended' : `ends in ${days} days`
  return [
    `public/.well-known/security.txt ${state} (${expires}); write an Expires of at most a year from now.`,
  ]
}

/** Warns of folders of `public/media` from which no text of the content takes a file, as after a withdrawal. */
export const unusedMedia = (folders: readonly string[], texts: readonly string[]): string[] =>
  folders
    .filter((folder) => !texts.some((text) => text.includes(`/media/${folder}/`)))
    .map((folder) => `public/media/${folder} belongs to no product and no page; delete the folder.`)
