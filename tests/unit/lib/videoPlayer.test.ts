import { describe, expect, it } from 'vitest'
import { playerFor } from '../../../src/lib/videoPlayer.ts'
import films from '../../support/fixtures/films.json'

describe('the player of a link', () => {
  it.each(films.embedded)('$link is embedded', ({ link, src }) =>
    expect(playerFor(link)).toEqual({ kind: 'embed', src }),
  )

  it.each(films.files)('%s is left to the browser', (link) =>
    expect(playerFor(link)).toEqual({ kind: 'file', sources: [{ src: link }] }),
  )

  it('offers the smaller file beside a local .mp4 first, and its first frame until then', () => {
    expect(playerFor('/media/mc-280/turntable.mp4')).toEqual({
      kind: 'file',
      sources: [
        { src: '/media/mc-280/turntable.webm', type: 'video/webm' },
        { src: '/media/mc-280/turntable.mp4', type: 'video/mp4' },
      ],
      poster: '/media/mc-280/turntable-poster.webp',
    })
  })

  it.each([
    ['/media/mc-280/turntable.webm', 'video/webm'],
    ['https://host.example/film.mp4', 'video/mp4'],
  ])('plays %s as the only source', (src, type) =>
    expect(playerFor(src)).toEqual({ kind: 'file', sources: [{ src, type }] }),
  )
})
