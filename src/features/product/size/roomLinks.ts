/** The app of a device that places a model in the room before its camera. */
export type RoomViewer = 'sceneViewer' | 'quickLook'

/** Firefox on Android cannot start Scene Viewer; a browser on iOS says itself whether it has Quick Look. */
export const roomViewerOf = (userAgent: string, supportsAr: boolean): RoomViewer | undefined => {
  if (supportsAr) return 'quickLook'
  return /android/i.test(userAgent) && !/firefox/i.test(userAgent) ? 'sceneViewer' : undefined
}

interface SceneViewerPlace {
  /** The absolute address of a GLB. */
  model: string
  title: string
  /** The absolute address of the page to come back to where Scene Viewer is not there. */
  page: string
}

/** Starts Android's Scene Viewer at true scale (developers.google.com/ar/develop/scene-viewer). */
export const sceneViewerLink = ({ model, title, page }: SceneViewerPlace): string => {
  const [file, name, fallback] = [model, title, page].map(encodeURIComponent)
  return (
    `intent://arvr.google.com/scene-viewer/1.0?file=${file}&mode=ar_preferred&title=${name}&resizable=false` +
    '#Intent;scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;' +
    `S.browser_fallback_url=${fallback};end;`
  )
}

/** Starts iOS's Quick Look at true scale (developer.apple.com, "Previewing a model with AR Quick Look"). */
export const quickLookLink = (usdz: string): string => `${usdz}#allowsContentScaling=0`
