import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import texts from '../../../content/texts/model.json'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { modelClosed, modelFailed, modelOpened, selectModelView } from '../productViewSlice.ts'
import type { ModelStageProps } from './ModelStage.tsx'

const hasWebGl = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** Without a height of its own: Overlay begins here and covers the picture that follows. */
const Root = styled('div')(({ theme }) => ({ position: 'relative', zIndex: theme.zIndex.raised }))

const Overlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: theme.radius.corner,
  // Until the model is visible, swipes and presses are for the picture below.
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

const messages = { closed: '', open: '', failed: texts.failed, unsupported: texts.missing }

/** Loads the viewer and the model after a press, and shows them over the picture. */
const ModelView = ({ name, model }: { name: string; model: string }) => {
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectModelView)
  const overlay = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isShown, setShown] = useState(false)
  const [Stage, setStage] = useState<ComponentType<ModelStageProps>>()
  const isOpen = view === 'open'

  const fail = () => {
    dispatch(modelFailed('failed'))
    if (overlay.current?.contains(document.activeElement)) button.current?.focus()
  }
  const notLoaded = useEffectEvent(fail)
  useEffect(() => {
    if (!isOpen) return undefined
    let wanted = true
    import('./ModelStage.tsx').then(
      ({ ModelStage }) => setStage(() => ModelStage),
      () => {
        if (wanted) notLoaded()
      },
    )
    return () => {
      wanted = false
      setShown(false)
    }
  }, [isOpen])

  const open = () => {
    dispatch(hasWebGl() ? modelOpened() : modelFailed('unsupported'))
  }
  const close = () => {
    dispatch(modelClosed())
    button.current?.focus()
  }
  const openLabel = isShown ? texts.back : texts.loading
  return (
    <Root className="no-print">
      <Overlay
        ref={overlay}
        data-state={isOpen ? (isShown ? 'shown' : 'loading') : view}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && isOpen) close()
        }}
      >
        {isOpen && Stage && (
          <Stage
            name={name}
            model={model}
            isVisible={isShown}
            onShown={() => setShown(true)}
            onFailed={fail}
          />
        )}
        <Controls>
          <p role="status">{messages[view]}</p>
          <Button ref={button} variant="outlined" onClick={isOpen ? close : open}>
            {isOpen ? openLabel : texts.view}
          </Button>
        </Controls>
      </Overlay>
    </Root>
  )
}

export default ModelView
