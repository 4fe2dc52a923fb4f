interface Box {
  left: number
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** The part of the window that nothing sticks over. */
export interface View {
  width: number
  top: number
  bottom: number
}

const gap = 4
const edge = 8

/** Below the term, or above it if there is room only there; within the window's sides. In px. */
export const place = (term: Box, size: Size, view: View): { left: number; top: number } => {
  const below = term.bottom + gap
  const above = term.top - gap - size.height
  const fitsBelow = below + size.height <= view.bottom
  return {
    left: Math.max(edge, Math.min(term.left, view.width - size.width - edge)),
    top: fitsBelow || above < view.top ? below : above,
  }
}
