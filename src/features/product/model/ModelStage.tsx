import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import texts from '../../../content/texts/modelStage.json'
import { fill } from '../../../lib/text.ts'
import type { Move } from './keyboardOrbit.ts'

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
    insetBlockEnd: 12,
    insetInline: 16,
    fontSize: theme.fontSize.caption,
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '@media (pointer: coarse)': { '& p span': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& p': { insetBlock: '12px auto' } },
}))

const ViewControls = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: theme.spacing(0.5),
  width: `calc(2 * ${theme.layout.control}px + ${theme.spacing(0.5)})`,
  '& button': {
    width: theme.layout.control,
    height: theme.layout.control,
    font: 'inherit',
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
    border: theme.edge.hairline,
    borderRadius: theme.radius.corner,
    cursor: 'pointer',
  },
  // On a phone two stay over the picture, beside its head; the others come with the focus of a keyboard.
  [theme.breakpoints.down('sm')]: {
    insetBlock: '12px auto',
    flexWrap: 'wrap',
    '&:not(:has(:focus-visible)) button:nth-of-type(n + 3)': { opacity: 0, pointerEvents: 'none' },
  },
}))

const buttons = [
  { move: 'left', sign: '←', label: texts.moves.left },
  { move: 'right', sign: '→', label: texts.moves.right },
  { move: 'up', sign: '↑', label: texts.moves.up },
  { move: 'down', sign: '↓', label: texts.moves.down },
  { move: 'nearer', sign: '+', label: texts.moves.nearer },
  { move: 'farther', sign: '−', label: texts.moves.farther },
] as const

interface Props {
  ref: Ref<HTMLCanvasElement>
  name: string
  /** Moves the model; undefined until it is visible. */
  turn: ((move: Move) => void) | undefined
}

/** The canvas of a product's 3D model, and buttons for those who cannot drag (WCAG 2.5.7). */
export const ModelStage = ({ ref, name, turn }: Props) => (
  <Stage data-shown={turn !== undefined}>
    <canvas
      ref={ref}
      tabIndex={turn ? 0 : -1}
      role="application"
      aria-roledescription={texts.role}
      aria-label={fill(texts.label, { name })}
    />
    <p aria-hidden="true">
      {texts.hint}
      <span>{texts.keys}</span>
    </p>
    {turn && (
      <ViewControls role="group" aria-label={texts.moves.label}>
        {buttons.map(({ move, sign, label }) => (
          <button key={move} type="button" aria-label={label} onClick={() => turn(move)}>
            {sign}
          </button>
        ))}
      </ViewControls>
    )}
  </Stage>
)
