import { describe, expect, it } from 'vitest'
import { playerFor } from '../../../src/lib/videoPlayer.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/VERITALLY05?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/000000007?dnt=1&autoplay=1'

describe('the player of a link', () => {
  it.each([
    ['https://www.youtube.com/watch?v=VERITALLY05', youtube],
    ['https://youtube.com/watch?list=x&v=VERITALLY05&t=30', youtube],
    ['https://m.youtube.com/watch?v=VERITALLY05', youtube],
    ['https://youtu.be/VERITALLY05?si=x', youtube],
    ['https://www.youtube.com/shorts/VERITALLY05/', youtube],
    ['https://www.youtube.com/embed/VERITALLY05', youtube],
    ['https://www.youtube.com/live/VERITALLY05?feature=share', youtube],
    ['https://www.youtube-nocookie.com/embed/VERITALLY05', youtube],
    ['https://vimeo.com/000000007', vimeo],
    ['https://www.vimeo.com/channels/sample/000000007', vimeo],
    ['https://vimeo.com/showcase/0001/video/000000007', vimeo],
    ['https://vimeo.com/groups/sample/videos/000000007', vimeo],
    ['https://player.vimeo.com/video/000000007', vimeo],
    ['https://vimeo.com/000000007/abc123', vimeo.replace('?', '?h=abc123&')],
    ['https://player.vimeo.com/video/000000007?h=abc123', vimeo.replace('?', '?h=abc123&')],
  ])('%s is embedded', (link, src) => expect(playerFor(link)).toEqual({ kind: 'embed', src }))

  it.each([
    'https://youtube.com.example/watch?v=VERITALLY05',
    'https://host.example/youtube.com/watch?v=VERITALLY05',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/watch?v=VERITALLY05x',
    'https://www.youtube.com/VeritallyKH',
    'https://www.youtube.com/embed/videoseries?list=x',
    'https://www.youtube.com/embed/live_stream?channel=x',
    'https://vimeo.com/about',
    'https://vimeo.com/channels/000000007',
    'https://host.example/film',
  ])('%s is left to the browser', (link) =>
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
