import Button from '@mui/material/Button'
import { lazy, useId, useState } from 'react'
import texts from '../../content/texts/quote.json'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

const AddSeveral = lazy(() => import('./AddSeveral.tsx'))

/** Opens and closes the field for several machines. Its script loads at the first press; its text is kept. */
export const AddSeveralButton = () => {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const id = useId()
  const toggle = () => {
    setOpen(!open)
    setWasOpened(true)
  }
  return (
    <>
      <Button variant="outlined" aria-expanded={open} aria-controls={id} onClick={toggle}>
        {texts.list.several}
      </Button>
      <div id={id} hidden={!open}>
        {wasOpened && (
          <LazyBoundary fallback={texts.list.severalFailed}>
            <AddSeveral />
          </LazyBoundary>
        )}
      </div>
    </>
  )
}
