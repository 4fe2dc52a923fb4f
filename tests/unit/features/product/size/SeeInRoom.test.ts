import { expect, it } from 'vitest'
import { roomViewerOf } from '../../../../../src/features/product/size/SeeInRoom.tsx'

const chrome = 'Chrome/130.0.0.0 Mobile Safari/537.36'

it.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${chrome}`, false, 'sceneViewer'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', false, undefined],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Safari/604.1', true, 'quickLook'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, false, undefined],
] as const)(
  'the app that places a model in a room for %s, which says %s of rel=ar, is %s',
  (agent, supportsAr, viewer) => {
    expect(roomViewerOf(agent, supportsAr)).toBe(viewer)
  },
)
