import Button from '@mui/material/Button'
import { lazy, useId, useState } from 'react'
import texts from '../../content/texts/quote.json'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'

const AddSeveral = lazy(() => import('./AddSeveral.tsx'))

/** Opens and closes the field for several products. Its script loads at the first press; its text is kept. */
export const AddSeveralButton = () => {
  // Undefined until the first press.
  const [isOpen, setOpen] = useState<boolean>()
  const id = useId()
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen ?? false}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.list.several}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen !== undefined && (
          <LazyBoundary fallback={<p>{texts.list.partFailed}</p>}>
            <AddSeveral />
          </LazyBoundary>
        )}
      </div>
    </>
  )
}
