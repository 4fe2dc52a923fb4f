import { styled } from '@mui/material/styles'
import { Icon } from '../../components/icons.tsx'

const Label = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}))

const Frame = styled('span')({
  display: 'grid',
  position: 'relative',
  '& svg': {
    position: 'absolute',
    insetBlock: 0,
    marginBlock: 'auto',
    insetInlineEnd: 12,
    pointerEvents: 'none',
  },
})

const Select = styled('select')(({ theme }) => ({
  minHeight: 44,
  minWidth: 200,
  padding: '8px 40px 8px 12px',
  appearance: 'none',
  textOverflow: 'ellipsis',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.site.slate}`,
  borderRadius: 4,
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 400,
}))

interface Props {
  label: string
  value: string
  options: readonly { value: string; label: string; attributes?: object }[]
  onChange: (value: string) => void
}

/** A labelled dropdown of the platform's own. */
export const FilterSelect = ({ label, value, options, onChange }: Props) => (
  <Label>
    {label}
    <Frame>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} {...option.attributes}>
            {option.label}
          </option>
        ))}
      </Select>
      <Icon name="chevronDown" />
    </Frame>
  </Label>
)
