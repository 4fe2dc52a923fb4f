import * as z from 'zod'
import { playerFor } from '../../lib/videoPlayer.ts'
import { fields, optionalList, text } from './fields.ts'

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

/** Accepts a text that is no URL: the pattern reports it. */
const isPlayable = (url: string): boolean =>
  !videoPattern.test(url) || url.startsWith('/') || playerFor(url).kind === 'embed'

export const pictureSchema = fields(
  {
    src: text(
      'must be the picture without width and ending; write it like "/media/mc-280/hero"',
      picturePattern,
    ).meta({
      description:
        'The picture without width and ending: /media/mc-280/hero stands for hero-400.avif, ' +
        'hero-400.webp, and the same with 800 and 1600, in public/media/mc-280.',
    }),
    alt: text('is what visitors who cannot see the picture are told; describe what it shows').meta({
      description: 'What visitors who cannot see the picture are told: what it shows.',
    }),
  },
  'must be one picture in braces { } with src and alt; write both',
).meta({ description: 'One picture in six files: three widths, two formats.' })

/** A local file, a video of a supported host, or an announced video without an address. */
const videoSchema = fields(
  {
    title: text('is the heading of the video; write one').meta({ description: 'The heading of the video.' }),
    description: text('is the sentence below the video; say what it shows').meta({
      description: 'One sentence that says what the video shows.',
    }),
    url: z
      .string({ error: urlAdvice })
      .regex(videoPattern, { error: addressAdvice })
      .refine(isPlayable, { error: unplayableAdvice })
      .exactOptional()
      .meta({
        description:
          'A file under public/, such as /media/mc-280/turntable.mp4, or an https link to one ' +
          'video on YouTube or Vimeo. Leave the line out while the video is announced only.',
      }),
  },
  'must be one video in braces { } with title and description; write both, or remove the entry',
).meta({ description: 'One video.' })

export const imagesSchema = optionalList('pictures', pictureSchema).meta({
  description: 'The pictures, the main one first. Write [] while there are none.',
})

export const videosSchema = optionalList('videos', videoSchema).meta({
  description: 'The videos, in the order of the Videos tab. Write [] while there are none.',
})

export type ProductImage = z.infer<typeof pictureSchema>
export type ProductVideo = z.infer<typeof videoSchema>
