import { site } from '../../content/site.ts'

/** In characters, because search engines cut longer descriptions. */
export const descriptionLength = 155

interface Props {
  title: string
  description: string
  path: string
  /** Path of the Open Graph picture, 1200 x 630, with the title in it. */
  image?: string
  index?: boolean
}

export const Head = ({ title, description, path, image = '/og/default.jpg', index = true }: Props) => {
  const url = site.url + path
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {index ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:image" content={site.url + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
