import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState, type ComponentType } from 'react'
import type { ModelStageProps } from './model/ModelStage.tsx'
import { hasWebGl } from './webGl.ts'

/** Takes no room, so that it may lie over what follows. */
const Place = styled('div')({ position: 'relative' })

const Frame = styled('div')({
  position: 'absolute',
  insetInline: 0,
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: 4,
  // Until the model is there, a finger swipes the pictures below.
  '&:not([data-state="shown"])': { pointerEvents: 'none' },
})

const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineStart: 12,
  maxWidth: 'calc(100% - 24px)',
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& p, & button, & button:hover': { backgroundColor: theme.vars.palette.background.paper },
  '& p:not(:empty)': { paddingInline: theme.spacing(1) },
  '& p': { fontSize: '0.875rem', borderRadius: 4 },
  '& button': { pointerEvents: 'auto' },
}))

type State = 'closed' | 'loading' | 'shown' | 'failed' | 'missing'

const labels: Record<State, string> = {
  closed: 'View in 3D',
  loading: 'Loading 3D view …',
  shown: 'Back to pictures',
  failed: 'View in 3D',
  missing: 'View in 3D',
}

const faults: Partial<Record<State, string>> = {
  failed: 'The 3D view could not be loaded.',
  missing: '3D view is not available in this browser.',
}

/** The button that brings a product's model over its picture, where the model and its viewer are loaded on demand. */
export const ModelView = ({ name, model }: { name: string; model: string }) => {
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>('closed')
  const [Stage, setStage] = useState<ComponentType<ModelStageProps>>()
  const isOpen = state === 'loading' || state === 'shown'

  const open = () => {
    if (!hasWebGl()) {
      setState('missing')
      return
    }
    setState('loading')
    import('./model/ModelStage.tsx').then(({ ModelStage }) => setStage(() => ModelStage), fail)
  }
  const close = () => {
    setState('closed')
    button.current?.focus()
  }
  const fail = () => {
    setState('failed')
    if (frame.current?.contains(document.activeElement)) button.current?.focus()
  }
  return (
    <Place className="no-print">
      <Frame
        ref={frame}
        data-state={state}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && isOpen) close()
        }}
      >
        {isOpen && Stage && (
          <Stage
            name={name}
            model={model}
            shown={state === 'shown'}
            onShown={() => setState('shown')}
            onFailed={fail}
          />
        )}
        <Corner>
          <p role="status">{faults[state]}</p>
          <Button ref={button} variant="outlined" onClick={isOpen ? close : open}>
            {labels[state]}
          </Button>
        </Corner>
      </Frame>
    </Place>
  )
}
