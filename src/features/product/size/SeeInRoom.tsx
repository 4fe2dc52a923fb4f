import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import texts from '../../../content/texts/size.json'
import type { ProductDetail } from '../../../domain/products/product.ts'
import { paths } from '../../../domain/routing/paths.ts'

/** Firefox on Android cannot start Scene Viewer. `supportsAr` is the browser's answer about Quick Look. */
const roomViewerOf = (userAgent: string, supportsAr: boolean) => {
  if (supportsAr) return 'quickLook'
  return /android/i.test(userAgent) && !/firefox/i.test(userAgent) ? 'sceneViewer' : undefined
}

/**
 * For Android at true scale (developers.google.com/ar/develop/scene-viewer). `model` is the absolute address
 * of a GLB, `page` that of the page for devices without Scene Viewer.
 */
const sceneViewerLink = (model: string, title: string, page: string): string => {
  const [file, name, fallback] = [model, title, page].map(encodeURIComponent)
  return (
    `intent://arvr.google.com/scene-viewer/1.0?file=${file}&mode=ar_preferred&title=${name}&resizable=false` +
    '#Intent;scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;' +
    `S.browser_fallback_url=${fallback};end;`
  )
}

/** Safari opens Quick Look only from a link with a picture and nothing else in it. */
const QuickLook = styled('div')(({ theme }) => ({
  '& a': { display: 'inline-block', border: `1px solid ${theme.vars.palette.primary.main}` },
  '& img': { display: 'block', width: 160, height: 'auto' },
}))

/** `supports` throws in a browser that knows no keywords of `rel` (HTML standard). */
const supportsQuickLook = (): boolean => {
  try {
    return document.createElement('a').relList.supports('ar')
  } catch {
    return false
  }
}

interface Props {
  product: Pick<ProductDetail, 'id' | 'name' | 'images'>
  model: NonNullable<ProductDetail['arModel']>
}

/** On devices with an app that shows the product at its true size in the room. */
const SeeInRoom = ({ product: { id, name, images }, model }: Props) => {
  const viewer = roomViewerOf(navigator.userAgent, supportsQuickLook())
  if (viewer === undefined) return null
  if (viewer === 'sceneViewer') {
    const { origin } = window.location
    const link = sceneViewerLink(origin + model.glb, name, origin + paths.product(id))
    return (
      <Button variant="outlined" href={link}>
        {texts.room}
      </Button>
    )
  }
  const picture = images[0] ? `${images[0].src}-400.webp` : '/icon-192.png'
  return (
    <QuickLook>
      {/* Screen readers get the same text from the picture in the link. */}
      <p aria-hidden="true">{texts.room}</p>
      {/* At true scale (developer.apple.com, "Previewing a model with AR Quick Look"). */}
      <a rel="ar" href={`${model.usdz}#allowsContentScaling=0`}>
        <img src={picture} alt={texts.room} width={400} height={300} />
      </a>
    </QuickLook>
  )
}

export default SeeInRoom
