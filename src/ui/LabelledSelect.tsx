import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Icon } from './pictures/Icon.tsx'
import { fieldStyle } from './styles/controls.ts'

const Labelled = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  fontSize: theme.fontSize.caption,
  fontWeight: theme.fontWeight.semibold,
  color: theme.vars.palette.text.secondary,
}))

const SelectWrapper = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  ...fieldStyle(theme),
  minWidth: 'min(200px, 100%)',
  paddingInlineEnd: theme.spacing(5),
  appearance: 'none',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.text.primary,
  fontSize: theme.fontSize.base,
  fontWeight: theme.fontWeight.regular,
}))

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; attributes?: object }[]
  onChange: (value: Value) => void
}

export const LabelledSelect = <Value extends string>({ label, value, options, onChange }: Props<Value>) => {
  const id = useId()
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <SelectWrapper>
        <Select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} {...option.attributes}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="chevronDown" />
      </SelectWrapper>
    </Labelled>
  )
}
