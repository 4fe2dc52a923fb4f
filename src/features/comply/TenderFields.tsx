import { styled } from '@mui/material/styles'
import texts from '../../content/texts/statement.json'
import { fieldStyle } from '../../ui/styles/controls.ts'
import type { Statement } from './statement/useStatement.ts'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 2),
  marginBlockStart: theme.spacing(2),
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  '& label': { fontSize: theme.fontSize.caption, fontWeight: theme.fontWeight.semibold },
  '& input': {
    ...fieldStyle(theme),
    width: '100%',
    marginBlockStart: theme.spacing(0.5),
    fontWeight: theme.fontWeight.regular,
  },
}))

/** What names the tender on the documents and in the message. */
export const TenderFields = ({ draft, change }: Statement) => (
  <Fields>
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
