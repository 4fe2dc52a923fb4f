/** `moved` in steps to the right and down. */
export type PictureKey =
  | { kind: 'turned'; step: 1 | -1 }
  | { kind: 'zoomed'; nearer: boolean }
  | { kind: 'moved'; x: number; y: number }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Undefined for keys that are not the picture's, as the browser's own zoom. */
export const pictureKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): PictureKey | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === '+' || key === '=') return { kind: 'zoomed', nearer: true }
  if (key === '-' || key === '_') return { kind: 'zoomed', nearer: false }
  const [x, y] = arrows[key] ?? [0, 0]
  if (x === 0 && y === 0) return undefined
  if (x === 0 || shiftKey) return { kind: 'moved', x, y }
  return { kind: 'turned', step: x > 0 ? 1 : -1 }
}
