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

const fields = [
  { name: 'tenderNumber', label: texts.requirements.number, maxLength: 80 },
  { name: 'tenderTitle', label: texts.requirements.tender, maxLength: 160 },
] as const

/** What names the tender on the documents and in the message. */
export const TenderFields = ({ draft, change }: Statement) => (
  <Panel>
    <summary>{tenderOf(draft) || texts.requirements.tenderFields}</summary>
    <div>
      {fields.map(({ name, label, maxLength }) => (
        <label key={name}>
          <span>{label}</span>
          <input
            value={draft[name]}
            maxLength={maxLength}
            autoComplete="off"
            onChange={({ target }) => change({ [name]: target.value })}
          />
        </label>
      ))}
    </div>
  </Panel>
)
