import { styled } from '@mui/material/styles'
import texts from '../../content/texts/statement.json'
import { fieldStyle } from '../../ui/styles/controls.ts'
import type { Statement } from './statement/useStatement.ts'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBlock: theme.spacing(3, 2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& label': { fontSize: theme.fontSize.small, fontWeight: theme.fontWeight.semibold },
  '& input': {
    ...fieldStyle(theme),
    width: '100%',
    marginBlockStart: theme.spacing(0.5),
    fontWeight: theme.fontWeight.regular,
  },
}))

/** What names the tender on the documents and in the message. */
export const TenderFields = ({ draft, change }: Statement) => (
  <Fields className="no-print">
    <label>
      <span>{texts.requirements.number}</span>
      <input
        value={draft.tenderNumber}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => change({ tenderNumber: target.value })}
      />
    </label>
    <label>
      <span>{texts.requirements.tender}</span>
      <input
        value={draft.tenderTitle}
        maxLength={160}
        autoComplete="off"
        onChange={({ target }) => change({ tenderTitle: target.value })}
      />
    </label>
  </Fields>
)
