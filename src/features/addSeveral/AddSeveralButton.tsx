import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ComponentProps, lazy, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import texts from '../../content/texts/quote.json'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'
import type { useAddSeveral } from './useAddSeveral.ts'

const Hint = styled('p')(({ theme }) => ({
  marginBlockStart: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.fontSize.small,
}))

const AddSeveral = lazy(() => import('./AddSeveral.tsx'))

type Props = ReturnType<typeof useAddSeveral>['button'] &
  Pick<ComponentProps<typeof AddSeveral>, 'intoMessage'> & { showForm: () => void }

/**
 * Opens and closes the field for several products. Its script loads at the first press; its text is kept. The field
 * closes when list and message have all its lines, so that the form comes next.
 */
export const AddSeveralButton = ({ isOpen, setOpen, added, setAdded, showForm, ...field }: Props) => {
  const id = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)

  const closeWith = (result: string) => {
    flushSync(() => {
      setAdded(result)
      setOpen(false)
    })
    buttonRef.current?.focus({ preventScroll: true })
    showForm()
  }
  return (
    <>
      <Button
        ref={buttonRef}
        variant="outlined"
        aria-expanded={isOpen ?? false}
        aria-controls={id}
        onClick={() => {
          setAdded('')
          setOpen(!isOpen)
        }}
      >
        {texts.list.several}
      </Button>
      <Hint className="no-print" aria-live="polite">
        {added === '' ? texts.list.severalHint : added}
      </Hint>
      <div id={id} className="no-print" hidden={!isOpen}>
        {isOpen !== undefined && (
          <LazyBoundary fallback={<p>{texts.list.partFailed}</p>}>
            <AddSeveral {...field} onAllTaken={closeWith} />
          </LazyBoundary>
        )}
      </div>
    </>
  )
}
