import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import { prefersReducedMotion } from '../../../lib/motion.ts'
import { openViewer } from './openViewer.ts'
import type { Move } from './steering.ts'

const Stage = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  backgroundColor: theme.vars.palette.site.ground,
  transition: 'opacity 200ms ease-out',
  '&[data-shown="true"]': { opacity: 1 },
  '& canvas': { display: 'block', width: '100%', height: '100%', cursor: 'grab', outlineOffset: -3 },
  '& canvas:active': { cursor: 'grabbing' },
  '& p': {
    position: 'absolute',
    insetBlockStart: 12,
    insetInline: 16,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '@media (pointer: coarse)': { '& p span': { display: 'none' } },
}))

const Moves = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  display: 'grid',
  gap: 4,
  '& button': {
    width: 44,
    height: 44,
    font: 'inherit',
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    cursor: 'pointer',
  },
}))

/** For whoever can neither drag nor pinch. */
const buttons = [
  { move: 'left', sign: '←', label: 'Turn left' },
  { move: 'right', sign: '→', label: 'Turn right' },
  { move: 'nearer', sign: '+', label: 'Zoom in' },
  { move: 'farther', sign: '−', label: 'Zoom out' },
] as const

export interface ModelStageProps {
  /** The model's address. */
  model: string
  /** The product's name. */
  name: string
  /** Whether the first frame is drawn; until then the stage is clear. */
  shown: boolean
  onShown: () => void
  onFailed: () => void
}

/** A product's model that turns by pointer, finger and key. It covers its parent. */
export const ModelStage = ({ model, name, shown, onShown, onFailed }: ModelStageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const turn = useRef<(move: Move) => void>(undefined)
  const shownAt = useEffectEvent((stage: HTMLElement) => {
    onShown()
    const { activeElement, body } = document
    // Who has gone on meanwhile is not called back.
    if (activeElement === body || stage.closest('[data-state]')?.contains(activeElement))
      stage.focus({ preventScroll: true })
  })
  const failed = useEffectEvent(() => onFailed())
  useEffect(() => {
    const { current } = canvas
    if (!current) return undefined
    const open = new AbortController()
    const { signal } = open
    const fail = () => {
      if (!signal.aborted) failed()
    }
    openViewer(current, model, { signal, calm: prefersReducedMotion(), onLost: fail }).then((move) => {
      if (signal.aborted) return
      turn.current = move
      shownAt(current)
    }, fail)
    return () => open.abort()
  }, [model])
  return (
    <Stage data-shown={shown}>
      <canvas
        ref={canvas}
        tabIndex={shown ? 0 : -1}
        role="application"
        aria-roledescription="3D view"
        aria-label={`${name}. Arrow keys turn it, plus and minus zoom, Home turns it back, Escape returns to the pictures.`}
      />
      <p aria-hidden="true">
        Drag to turn, pinch to zoom
        <span>; or use the arrow keys, + and −</span>
      </p>
      {shown && (
        <Moves role="group" aria-label="Turn and zoom">
          {buttons.map(({ move, sign, label }) => (
            <button key={move} type="button" aria-label={label} onClick={() => turn.current?.(move)}>
              {sign}
            </button>
          ))}
        </Moves>
      )}
    </Stage>
  )
}
