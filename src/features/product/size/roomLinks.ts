/** The apps that show a model in the camera's picture of the room. */
type RoomViewer = 'sceneViewer' | 'quickLook'

/** Firefox on Android cannot start Scene Viewer. `supportsAr` is the browser's answer about Quick Look. */
export const roomViewerOf = (userAgent: string, supportsAr: boolean): RoomViewer | undefined => {
  if (supportsAr) return 'quickLook'
  return /android/i.test(userAgent) && !/firefox/i.test(userAgent) ? 'sceneViewer' : undefined
}

interface SceneViewerLink {
  /** The absolute address of a GLB. */
  model: string
  title: string
  /** The absolute address of the page that opens on devices without Scene Viewer. */
  page: string
}

/** For Android at true scale (developers.google.com/ar/develop/scene-viewer). */
export const sceneViewerLink = ({ model, title, page }: SceneViewerLink): string => {
  const [file, name, fallback] = [model, title, page].map(encodeURIComponent)
  return (
    `intent://arvr.google.com/scene-viewer/1.0?file=${file}&mode=ar_preferred&title=${name}&resizable=false` +
    '#Intent;scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;' +
    `S.browser_fallback_url=${fallback};end;`
  )
}

/** For iOS at true scale (developer.apple.com, "Previewing a model with AR Quick Look"). */
export const quickLookLink = (usdz: string): string => `${usdz}#allowsContentScaling=0`
