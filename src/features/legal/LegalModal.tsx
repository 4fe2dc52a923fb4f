import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import cookies from '../../content/legal/cookies.json'
import privacy from '../../content/legal/privacy.json'
import terms from '../../content/legal/terms.json'
import type { LegalPage } from '../../content/site.ts'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/legal.json'
import { fill } from '../../lib/text.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { LegalText } from './LegalText.tsx'

const documents = { privacy, terms, cookies }

const LegalModal = ({ page, onClose }: { page: LegalPage; onClose: () => void }) => {
  const text = documents[page]
  return (
    <Dialog open onClose={onClose} maxWidth="sm">
      <DialogTitle sx={{ pr: 9, typography: 'h2', fontSize: (theme) => theme.fontSize.dialogTitle }}>
        {text.title}
      </DialogTitle>
      <IconButton
        aria-label={actions.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 12 }}
      >
        <Icon name="close" />
      </IconButton>
      <DialogContent dividers tabIndex={0}>
        <Typography variant="overline" component="p" sx={{ mb: 3, color: 'site.brassInk' }}>
          {fill(texts.updated, { date: text.updated })}
        </Typography>
        <LegalText text={text} heading="h3" />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>{texts.understood}</Button>
      </DialogActions>
    </Dialog>
  )
}

export default LegalModal
