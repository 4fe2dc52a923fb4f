import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import { paths, type LegalPage } from '../../app/paths.ts'
import { Icon } from '../../components/icons.tsx'
import { LegalText } from './LegalText.tsx'
import { loadLegalText, type LegalDocument } from './legalTexts.ts'

interface Props {
  page: LegalPage
  onClose: () => void
}

/** The text once it is there; when it does not arrive, the browser goes to the text's own page instead. */
const useLegalText = (page: LegalPage): LegalDocument | undefined => {
  const [text, setText] = useState<LegalDocument>()
  useEffect(() => {
    loadLegalText(page).then(setText, () => window.location.assign(paths.legal(page)))
  }, [page])
  return text
}

/** A legal text over the page (spec section 2, Footer). No dialog shows before the text is there. */
const LegalModal = ({ page, onClose }: Props) => {
  const text = useLegalText(page)
  const titleId = useId()
  if (!text) return null
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId} sx={{ pr: 9, typography: 'h2', fontSize: '1.5rem' }}>
        {text.title}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 8, right: 12 }}>
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
