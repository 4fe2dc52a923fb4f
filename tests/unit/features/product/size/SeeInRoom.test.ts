import { describe, expect, it } from 'vitest'
import { roomViewerOf, sceneViewerLink } from '../../../../../src/features/product/size/SeeInRoom.tsx'

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'

describe('the app that places a model in a room', () => {
  it.each([
    [android, false, 'sceneViewer'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', false, undefined],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Safari/604.1', true, 'quickLook'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Safari/604.1', false, undefined],
    [desktop, false, undefined],
  ] as const)('%s, which says %s of rel=ar: %s', (userAgent, supportsAr, viewer) => {
    expect(roomViewerOf(userAgent, supportsAr)).toBe(viewer)
  })

  it('Scene Viewer gets the absolute model at true scale, and the way back', () => {
    const link = sceneViewerLink(
      'https://www.veritally.example/media/mc-280/room.glb',
      'MC 280 Mixed-Value Money Counter',
      'https://www.veritally.example/products/5',
    )
    expect(link).toBe(
      'intent://arvr.google.com/scene-viewer/1.0' +
        '?file=https%3A%2F%2Fwww.veritally.example%2Fmedia%2Fmc-280%2Froom.glb' +
        '&mode=ar_preferred&title=MC%20280%20Mixed-Value%20Money%20Counter&resizable=false' +
        '#Intent;scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;' +
        'S.browser_fallback_url=https%3A%2F%2Fwww.veritally.example%2Fproducts%2F5;end;',
    )
  })
})
