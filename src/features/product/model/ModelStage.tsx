import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import texts from '../../../content/texts/modelStage.json'
import { fill } from '../../../lib/text.ts'
import { prefersReducedMotion } from '../../../ui/browser/motion.ts'
import type { Move } from './keyboardOrbit.ts'
import { openViewer } from './openViewer.ts'

const Stage = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  backgroundColor: theme.vars.palette.site.ground,
  transition: `opacity ${theme.timing.reveal}`,
  '&[data-shown="true"]': { opacity: 1 },
  '& canvas': { display: 'block', width: '100%', height: '100%', cursor: 'grab', outlineOffset: -3 },
  '& canvas:active': { cursor: 'grabbing' },
  '& p': {
    position: 'absolute',
    insetBlockStart: 12,
    insetInline: 16,
    fontSize: theme.fontSize.caption,
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '@media (pointer: coarse)': { '& p span': { display: 'none' } },
}))

const ViewControls = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  display: 'grid',
  gap: theme.spacing(0.5),
  '& button': {
    width: theme.layout.control,
    height: theme.layout.control,
    font: 'inherit',
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.corner,
    cursor: 'pointer',
  },
}))

const buttons = [
  { move: 'left', sign: '←', label: texts.moves.left },
  { move: 'right', sign: '→', label: texts.moves.right },
  { move: 'nearer', sign: '+', label: texts.moves.nearer },
  { move: 'farther', sign: '−', label: texts.moves.farther },
] as const

export interface ModelStageProps {
  model: string
  name: string
  isVisible: boolean
  onShown: () => void
  onFailed: () => void
}

/** A product's 3D model. Pointer, finger and keys turn it; it covers its parent. */
export const ModelStage = ({ model, name, isVisible, onShown, onFailed }: ModelStageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const turn = useRef<(move: Move) => void>(undefined)
  const shownAt = useEffectEvent((stage: HTMLElement) => {
    onShown()
    const { activeElement, body } = document
    // Not when the visitor has moved the focus meanwhile.
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
    openViewer(current, model, { signal, reducedMotion: prefersReducedMotion(), onLost: fail }).then(
      (move) => {
        if (signal.aborted) return
        turn.current = move
        shownAt(current)
      },
      fail,
    )
    return () => open.abort()
  }, [model])
  return (
    <Stage data-shown={isVisible}>
      <canvas
        ref={canvas}
        tabIndex={isVisible ? 0 : -1}
        role="application"
        aria-roledescription={texts.role}
        aria-label={fill(texts.label, { name })}
      />
      <p aria-hidden="true">
        {texts.hint}
        <span>{texts.keys}</span>
      </p>
      {isVisible && (
        <ViewControls role="group" aria-label={texts.moves.label}>
          {buttons.map(({ move, sign, label }) => (
            <button key={move} type="button" aria-label={label} onClick={() => turn.current?.(move)}>
              {sign}
            </button>
          ))}
        </ViewControls>
      )}
    </Stage>
  )
}
