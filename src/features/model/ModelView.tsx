import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ComponentType, useRef, useState } from 'react'
import texts from '../../content/texts/model.json'
import type { ModelStageProps } from './ModelStage.tsx'

const hasWebGl = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** Has no height, so that the overlay covers the picture below it, which can be pressed. */
const Root = styled('div')(({ theme }) => ({ position: 'relative', zIndex: theme.zIndex.raised }))

const Overlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: theme.radius.corner,
  // Until the model shows, swipes reach the pictures below.
  '&:not([data-state="shown"])': { pointerEvents: 'none' },
}))

const Controls = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineStart: 12,
  maxWidth: 'calc(100% - 24px)',
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& p, & button, & button:hover': { backgroundColor: theme.vars.palette.background.paper },
  '& p:not(:empty)': { paddingInline: theme.spacing(1) },
  '& p': { fontSize: theme.fontSize.small, borderRadius: theme.radius.corner },
  '& button': { pointerEvents: 'auto' },
}))

type State = 'closed' | 'loading' | 'shown' | 'failed' | 'unsupported'

const labels: Partial<Record<State, string>> = { loading: texts.loading, shown: texts.back }

const messages: Partial<Record<State, string>> = { failed: texts.failed, unsupported: texts.missing }

/** Loads the model and its viewer on demand, over the picture. */
export const ModelView = ({ name, model }: { name: string; model: string }) => {
  const overlay = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>('closed')
  const [Stage, setStage] = useState<ComponentType<ModelStageProps>>()
  const isOpen = state === 'loading' || state === 'shown'

  const open = () => {
    if (!hasWebGl()) {
      setState('unsupported')
      return
    }
    setState('loading')
    import('./ModelStage.tsx').then(({ ModelStage }) => setStage(() => ModelStage), fail)
  }
  const close = () => {
    setState('closed')
    button.current?.focus()
  }
  const fail = () => {
    setState('failed')
    if (overlay.current?.contains(document.activeElement)) button.current?.focus()
  }
  return (
    <Root className="no-print">
      <Overlay
        ref={overlay}
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
        <Controls>
          <p role="status">{messages[state]}</p>
          <Button ref={button} variant="outlined" onClick={isOpen ? close : open}>
            {labels[state] ?? texts.view}
          </Button>
        </Controls>
      </Overlay>
    </Root>
  )
}
