import * as z from 'zod'
import { playerFor } from '../../lib/videoPlayer.ts'
import { describedText, fields, optionalList } from './fields.ts'

const picturePattern = /^\/media(\/[a-z0-9-]+)+$/
const videoFile = String.raw`/media(/[a-z0-9-]+)+\.(mp4|webm)`
const videoHost = String.raw`(www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)|(www\.|player\.)?vimeo\.com`
const videoPattern = new RegExp(String.raw`^(${videoFile}|https://(${videoHost})/\S+)$`)

const urlAdvice =
  'must be a file like "/media/mc-280/turntable.mp4" or an https link to YouTube or Vimeo; ' +
  'correct it, or remove the line while there is no video'
const foreignFileAdvice =
  'is a file on another server, which the site does not play; put it into public/media and write ' +
  'it like "/media/mc-280/turntable.mp4"'
const unplayableAdvice =
  'leads to no single video; open the video and copy its own link, like ' +
  '"https://youtu.be/VERITALLY05" or "https://vimeo.com/000000007"'

const addressAdvice = ({ input }: { input?: unknown }): string =>
  /^https?:.*\.(mp4|webm|mov|m4v|ogv)([?#]|$)/i.test(String(input)) ? foreignFileAdvice : urlAdvice

/** Accepts a text that is no URL, because the pattern reports it. */
const isPlayable = (url: string): boolean =>
  !videoPattern.test(url) || url.startsWith('/') || playerFor(url).kind === 'embed'

const srcAdvice = 'must be the picture without width and ending; write it like "/media/mc-280/hero"'
const altAdvice = 'is what visitors who cannot see the picture are told; describe what it shows'
const titleAdvice = 'is the heading of the video; write one'
const sentenceAdvice = 'is the sentence below the video; say what it shows'

export const pictureSchema = fields(
  {
    src: describedText(srcAdvice, picturePattern),
    alt: describedText(altAdvice),
  },
  'must be one picture in braces { } with src and alt; write both',
)

/** A local file, a video of a supported host, or an announced video without an address. */
const videoSchema = fields(
  {
    title: describedText(titleAdvice),
    description: describedText(sentenceAdvice),
    url: z
      .string(urlAdvice)
      .regex(videoPattern, { error: addressAdvice })
      .refine(isPlayable, unplayableAdvice)
      .meta({ description: urlAdvice })
      .exactOptional(),
  },
  'must be one video in braces { } with title and description; write both, or remove the entry',
)

export const imagesSchema = optionalList('pictures', pictureSchema).meta({
  description: 'the main picture first; write [] while there are none',
})

export const videosSchema = optionalList('videos', videoSchema).meta({
  description: 'in the order of the Videos tab; write [] while there are none',
})

export type ProductImage = z.infer<typeof pictureSchema>
export type ProductVideo = z.infer<typeof videoSchema>
