import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { use, useId } from 'react'
import type { LegalPage } from '../../app/paths.ts'
import { Icon } from '../../components/icons.tsx'
import { LegalText } from './LegalText.tsx'
import { loadLegalText } from './legalTexts.ts'

interface Props {
  page: LegalPage
  onClose: () => void
}

/** A legal text over the page (spec section 2, Footer). It suspends until the text is there: no empty dialog shows. */
const LegalModal = ({ page, onClose }: Props) => {
  const text = use(loadLegalText(page))
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId} sx={{ pr: 9, typography: 'h2', fontSize: '1.5rem' }}>
        {text.title}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 12 }}>
        <Icon name="close" />
      </IconButton>
      <DialogContent dividers tabIndex={0}>
        <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
          Last updated: {text.updated}
        </Typography>
        <LegalText text={text} heading="h3" />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>I Understand</Button>
      </DialogActions>
    </Dialog>
  )
}

export default LegalModal
