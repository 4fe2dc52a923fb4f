import { array, object } from 'yup'
import { playerFor } from '../lib/videoPlayer.ts'
import { optionalText, text, unknownKey } from './textSchema.ts'

const picturePattern = /^\/media(\/[a-z0-9-]+)+$/
const videoPattern =
  /^(\/media(\/[a-z0-9-]+)+\.(mp4|webm)|https:\/\/((www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)|(www\.|player\.)?vimeo\.com)\/\S+)$/

const imagesAdvice = 'must be a list of pictures; write [] while there are none'
const videosAdvice = 'must be a list of videos; write [] while there are none'
const pictureAdvice = 'must be one picture in braces { } with src and alt; write both'
const videoEntryAdvice =
  'must be one video in braces { } with title and description; write both, or remove the entry'
const urlAdvice =
  'must be a file like "/media/mc-280/turntable.mp4" or an https link to YouTube or Vimeo; correct it, or remove the line while there is no video'
const foreignFileAdvice =
  'is a file on another server, which the site does not play; put it into public/media and write it like "/media/mc-280/turntable.mp4"'
const unplayableAdvice =
  'leads to no single video; open the video and copy its own link, like "https://youtu.be/VERITALLY05" or "https://vimeo.com/000000007"'

const addressAdvice = ({ value }: { value: unknown }): string =>
  /^https?:.*\.(mp4|webm|mov|m4v|ogv)([?#]|$)/i.test(String(value)) ? foreignFileAdvice : urlAdvice

/** Whether a video can be played, as far as its address tells; what is no address is left to the pattern. */
const isPlayable = (url: string | undefined): boolean =>
  url === undefined || !videoPattern.test(url) || url.startsWith('/') || playerFor(url).kind === 'embed'

/** A picture of any page, with its alternative text. */
export const pictureSchema = object({
  src: text(
    'must be the picture without width and ending; write it like "/media/mc-280/hero"',
    picturePattern,
  ),
  alt: text('is what visitors who cannot see the picture are told; describe what it shows'),
})
  .noUnknown(unknownKey)
  .typeError(pictureAdvice)
  .required(pictureAdvice)

/** The pictures of one product. */
export const imagesSchema = array(pictureSchema).typeError(imagesAdvice).required(imagesAdvice)

/** The videos of one product: a local file, a video of a supported host, or announced without an address. */
export const videosSchema = array(
  object({
    title: text('is the heading of the video; write one'),
    description: text('is the sentence below the video; say what it shows'),
    url: optionalText(urlAdvice)
      .matches(videoPattern, addressAdvice)
      .test('playable', unplayableAdvice, isPlayable),
  })
    .noUnknown(unknownKey)
    .typeError(videoEntryAdvice)
    .required(videoEntryAdvice),
)
  .typeError(videosAdvice)
  .required(videosAdvice)
