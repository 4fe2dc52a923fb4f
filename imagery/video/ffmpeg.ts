import { runTool } from '../lib/tool.ts'

const howToInstall =
  'ffmpeg is missing. Debian: apt-get install --no-install-recommends ffmpeg; others: ffmpeg.org.'

const codecs = {
  mp4: ['-c:v', 'libx264', '-crf', '20', '-preset', 'veryslow', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-crf', '32', '-b:v', '0', '-deadline', 'best', '-row-mt', '1'],
} as const

// The colours of the pictures around it, told to the player and kept by the conversion.
const filter = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const colour = ['colorspace', 'color_primaries', 'color_trc'].flatMap((name) => [`-${name}`, 'bt709'])

/** Encodes numbered pictures (`…-%03d.png`) as a silent video. Throws what ffmpeg said when it fails. */
export const encodeVideo = async (
  pictures: string,
  framesPerSecond: number,
  target: `${string}.${keyof typeof codecs}`,
): Promise<void> => {
  const codec = codecs[target.endsWith('.mp4') ? 'mp4' : 'webm']
  const input = ['-framerate', String(framesPerSecond), '-i', pictures]
  const plain = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  await runTool(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', ...input, '-vf', filter, ...plain, ...codec],
      ...[...colour, '-color_range', 'tv', target],
    ],
    howToInstall,
  )
}
