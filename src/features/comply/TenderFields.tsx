import { styled } from '@mui/material/styles'
import texts from '../../content/texts/statement.json'
import { fieldStyle } from '../../ui/styles/controls.ts'
import { Disclosure } from './Disclosure.ts'
import { tenderOf } from './statement/statementDraft.ts'
import type { Statement } from './statement/useStatement.ts'

const Panel = styled(Disclosure)(({ theme }) => ({
  overflowWrap: 'anywhere',
  flex: '1 1 150px',
  '& > div': {
    display: 'grid',
    gap: theme.spacing(1.5, 2),
    marginBlockStart: theme.spacing(1),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  },
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
  <Panel>
    <summary>{tenderOf(draft) || texts.requirements.tenderFields}</summary>
    <div>
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
    </div>
  </Panel>
)
