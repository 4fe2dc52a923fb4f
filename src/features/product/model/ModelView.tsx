import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import texts from '../../../content/texts/model.json'
import { pictureShape } from '../pictures/pictureShape.ts'
import type { Move } from './keyboardOrbit.ts'
import { ModelStage } from './ModelStage.tsx'

const hasWebGl = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** It has no height. Overlay begins here and covers the picture that follows. */
const Root = styled('div')(({ theme }) => ({ position: 'relative', zIndex: theme.zIndex.raised }))

const Overlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  ...pictureShape(theme),
  overflow: 'hidden',
  border: theme.edge.forced,
  borderRadius: theme.radius.corner,
  // Until the model is visible, swipes and presses are for the picture below.
  '&[data-shown="false"]': { pointerEvents: 'none' },
}))

/** In the upper corner, because the foot of a machine is wider than its head; on a phone they would cover its display there. */
const Controls = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineStart: 12,
  maxWidth: 'calc(100% - 24px)',
  display: 'grid',
  justifyItems: 'start',
  '& p, & button, & button:hover': { backgroundColor: theme.vars.palette.background.paper },
  '& p:not(:empty)': { marginBlockEnd: theme.spacing(1), paddingInline: theme.spacing(1) },
  '& p': { fontSize: theme.fontSize.small, borderRadius: theme.radius.corner },
  '& button': { pointerEvents: 'auto' },
  [theme.breakpoints.down('sm')]: {
    inset: theme.spacing('auto', 'auto', 1, 1),
    '& button': { padding: theme.spacing(0.5, 1), fontSize: theme.fontSize.caption },
  },
}))

const messages = { closed: '', open: '', failed: texts.failed, unsupported: texts.missing }

/** `unsupported` in a browser without WebGL. */
export type ModelState = keyof typeof messages

interface Props {
  name: string
  model: string
  state: ModelState
  setState: Dispatch<SetStateAction<ModelState>>
}

/** Loads the viewer and the model after a press, and shows them over the picture. */
const ModelView = ({ name, model, state, setState }: Props) => {
  const overlay = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [turn, setTurn] = useState<(move: Move) => void>()
  const isOpen = state === 'open'
  const isShown = turn !== undefined

  useEffect(() => {
    const stage = canvas.current
    if (!isOpen || !stage) return undefined
    const closing = new AbortController()
    const { signal } = closing
    const hasFocus = () => overlay.current?.contains(document.activeElement) ?? false
    const fail = () => {
      if (signal.aborted) return
      // Its script may fail after the visitor has closed it.
      setState((current) => (current === 'open' ? 'failed' : current))
      if (hasFocus()) button.current?.focus()
    }
    const show = (move: (move: Move) => void) => {
      if (signal.aborted) return
      setTurn(() => move)
      // Unless the visitor has moved the focus meanwhile.
      if (hasFocus() || document.activeElement === document.body) stage.focus({ preventScroll: true })
    }
    import('./viewer/openViewer.ts')
      .then(({ openViewer }) => openViewer(stage, model, { signal, onLost: fail }))
      .then(show, fail)
    return () => {
      closing.abort()
      setTurn(undefined)
    }
  }, [isOpen, model, setState])

  const open = () => setState(hasWebGl() ? 'open' : 'unsupported')
  const close = () => {
    setState('closed')
    button.current?.focus()
  }
  const openLabel = isShown ? texts.back : texts.loading
  return (
    <Root className="no-print">
      <Overlay
        ref={overlay}
        data-shown={isShown}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && isOpen) close()
        }}
      >
        {isOpen && <ModelStage ref={canvas} name={name} turn={turn} />}
        <Controls>
          <p role="status">{messages[state]}</p>
          <Button ref={button} variant="outlined" onClick={isOpen ? close : open}>
            <span>{isOpen ? openLabel : texts.view}</span>
          </Button>
        </Controls>
      </Overlay>
    </Root>
  )
}

export default ModelView
